import type { TableFrame } from '../../ui/client-table/table-frame.ts'
import { HandReplay } from './hand-replay.tsx'

const seats = (pot: string, board: string, differs: object = {}): TableFrame => ({
  board,
  pot: { label: 'Pot', amount: pot },
  seats: ['You', 'SB', 'BB', 'UTG', 'HJ', 'CO'].map((label, seat) => ({
    label,
    stack: '$97.50',
    cards: seat === 0 ? 'As Kh' : 2,
    button: seat === 0,
    ...(seat === 0 && differs)
  }))
})
const frames = [
  seats('$1.50', '', { turn: true }),
  seats('$13', 'Qs 7h 2c', { act: 'Bet', bet: '$6' }),
  seats('$25', 'Qs 7h 2c Jd'),
  seats('$25', 'Qs 7h 2c Jd Ac', { wins: true })
]
const say = (title: string, text: string) => ({ title, children: <p>{text}</p> })

export const examples = [
  {
    name: 'four steps',
    wide: true,
    element: (
      <HandReplay
        id="example-replay"
        label="A hand"
        frames={frames}
        steps={[
          say('Before the flop', 'You raise to $3 from the button.'),
          say('Flop', 'You bet $6.'),
          say('Turn', 'Both check.'),
          say('River', 'An ace: top pair wins $25.')
        ]}
      />
    )
  },
  {
    name: 'long words',
    wide: true,
    element: (
      <HandReplay
        id="long-replay"
        label="Una mano"
        frames={frames}
        steps={[
          say('Ennen ensimmäistä panostuskierrosta', 'Panostuskierroksenaloittamisvelvollisuus'),
          say('Bedenkzeitverlängerungskarten', 'Donaudampfschifffahrtsgesellschaftskapitän'),
          say('Найвідповідальніша ставка', 'Взаєморозрахунок після найвідповідальнішої ставки'),
          say('Legmegszentségteleníthetetlenebb', 'A tét visszavonhatatlanságáért')
        ]}
      />
    )
  }
]

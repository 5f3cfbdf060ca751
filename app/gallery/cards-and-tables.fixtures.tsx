import { ClientScreens } from '../features/client-screens/client-screens.tsx'
import { HandReplay } from '../features/hand-replay/hand-replay.tsx'
import { ClientTable } from '../ui/client-table/client-table.tsx'
import { emojiNames, TableEmoji } from '../ui/client-table/table-emoji.tsx'
import type { TableFrame, TableSeat } from '../ui/client-table/table-frame.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { type IconName, iconPaths } from '../ui/icon/icon-paths.data.ts'
import { PlayingCards } from '../ui/playing-cards/playing-cards.tsx'

const iconNames = Object.keys(iconPaths) as IconName[]

const letters = ['BTN', 'SB', 'BB', 'UTG', 'U1', 'MP', 'LJ', 'HJ', 'CO']
const table = (count: number, differs: Readonly<Record<number, Partial<TableSeat>>> = {}): TableFrame => ({
  board: 'Qs 7h 2c Jd',
  pot: { label: 'Pot', amount: '$124' },
  seats: letters.slice(0, count).map((label, seat) => ({
    label,
    stack: '$97.50',
    cards: seat === 0 ? 'As Kh' : 2,
    button: seat === 0,
    turn: seat === 0,
    ...differs[seat]
  }))
})
const acts: Readonly<Record<number, Partial<TableSeat>>> = {
  1: { act: 'Fold', folded: true },
  3: { act: 'Raise', bet: '$16' },
  4: { act: 'Call', bet: '$16' },
  5: { cards: 'Kd Qh', wins: true }
}

const replayed = (amount: string, board: string, own: Partial<TableSeat> = {}): TableFrame => ({
  ...table(6, { 0: { label: 'You', turn: false, ...own } }),
  board,
  pot: { label: 'Pot', amount }
})
const frames = [
  replayed('$1.50', '', { turn: true }),
  replayed('$13', 'Qs 7h 2c', { act: 'Bet', bet: '$6' }),
  replayed('$25', 'Qs 7h 2c Jd'),
  replayed('$25', 'Qs 7h 2c Jd Ac', { wins: true })
]
const replay = (id: string, label: string, ...steps: readonly (readonly [title: string, text: string])[]) => ({
  wide: (
    <HandReplay
      id={id}
      label={label}
      frames={frames}
      steps={steps.map(([title, text]) => ({ title, children: <p>{text}</p> }))}
    />
  )
})

export const parts = {
  icon: {
    all: { wide: iconNames.map(name => <Icon key={name} name={name} />) }
  },
  'playing-cards': {
    'a hand': <PlayingCards cards="As Kd" label="Ace of spades, king of diamonds" />,
    'a board': (
      <PlayingCards
        cards="10h 9c 2d Qs Jh"
        label="Ten of hearts, nine of clubs, two of diamonds, queen of spades, jack of hearts"
      />
    ),
    small: <PlayingCards size="small" cards="7c 7d" label="Two sevens" />
  },
  'client-table': {
    'Two seats': <ClientTable frames={[table(2)]} label="A table of two" />,
    'Six seats with acts, chips and a winner': <ClientTable frames={[table(6, acts)]} />,
    'Four seats, the button at the side': (
      <ClientTable frames={[table(4, { 0: { button: false }, 1: { button: true, bet: '$1' }, 2: { bet: '$85' } })]} />
    ),
    'Nine seats': <ClientTable frames={[table(9)]} />,
    'Four own cards': <ClientTable frames={[table(6, { 0: { cards: 'As Kh 10d 9d' } })]} />,
    'Long words and large sums': (
      <ClientTable
        frames={[
          table(6, { 2: { act: 'Підвищує', stack: '1 250 000 ₴' }, 4: { act: 'Przebija, all-in', bet: '12 500 zł' } })
        ]}
      />
    ),
    'The order of action': <ClientTable frames={[table(6)]} arrows={[0, 1, 2, 3, 4]} />,
    'A tall table': <ClientTable frames={[table(6, acts)]} only="tall" />,
    'Too small for words': <ClientTable frames={[table(6)]} only="wide" small />,
    ...Object.fromEntries(
      emojiNames.map(name => [
        `Gesture: ${name}`,
        <svg key={name} viewBox="-42 -42 84 84" width="84" height="84" aria-hidden="true">
          <TableEmoji name={name} />
        </svg>
      ])
    )
  },
  'client-screens': {
    'Four screens': <ClientScreens />
  },
  'hand-replay': {
    'four steps': replay(
      'example-replay',
      'A hand',
      ['Before the flop', 'You raise to $3 from the button.'],
      ['Flop', 'You bet $6.'],
      ['Turn', 'Both check.'],
      ['River', 'An ace: top pair wins $25.']
    ),
    'long words': replay(
      'long-replay',
      'Una mano',
      ['Ennen ensimmäistä panostuskierrosta', 'Panostuskierroksenaloittamisvelvollisuus'],
      ['Bedenkzeitverlängerungskarten', 'Donaudampfschifffahrtsgesellschaftskapitän'],
      ['Найвідповідальніша ставка', 'Взаєморозрахунок після найвідповідальнішої ставки'],
      ['Legmegszentségteleníthetetlenebb', 'A tét visszavonhatatlanságáért']
    )
  }
}

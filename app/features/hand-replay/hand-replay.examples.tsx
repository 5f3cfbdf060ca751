import type { TableFrame } from '../../ui/client-table/table-frame.ts'
import { HandReplay } from './hand-replay.tsx'

const frame = (board: string, amount: string, folded: boolean): TableFrame => ({
  board,
  pot: { label: 'Pot', amount },
  seats: [
    { label: 'You', stack: '$97.50', cards: 'As Qs', button: true, bet: '$2.50', act: 'Call' },
    { label: 'BB', stack: '$97.50', cards: 2, folded, ...(folded && { act: 'Fold' }) },
    { label: 'CO', stack: '$97.50', cards: 2, bet: '$2.50', act: 'Raise' }
  ]
})

export const examples = [
  {
    name: 'Three steps',
    element: (
      <HandReplay
        id="example-replay"
        label="One hand"
        frames={[frame('', '$8', false), frame('Qd 7s 2s', '$32', true), frame('Qd 7s 2s 3h', '$64', true)]}
        steps={[
          { title: 'Before the flop', children: <p>The cutoff raises and you call.</p> },
          { title: 'Flop', children: <p>Top pair and four spades: you raise.</p> },
          { title: 'Turn', children: <p>Nothing changes.</p> }
        ]}
      />
    )
  }
]

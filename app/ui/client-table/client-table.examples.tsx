import { ClientTable } from './client-table.tsx'
import { emojiNames, TableEmoji } from './table-emoji.tsx'
import type { TableFrame, TableSeat } from './table-frame.ts'

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

export const examples = [
  { name: 'Two seats', element: <ClientTable frames={[table(2)]} label="A table of two" /> },
  { name: 'Six seats with acts, chips and a winner', element: <ClientTable frames={[table(6, acts)]} /> },
  {
    name: 'Four seats, the button at the side',
    element: (
      <ClientTable frames={[table(4, { 0: { button: false }, 1: { button: true, bet: '$1' }, 2: { bet: '$85' } })]} />
    )
  },
  { name: 'Nine seats', element: <ClientTable frames={[table(9)]} /> },
  { name: 'Four own cards', element: <ClientTable frames={[table(6, { 0: { cards: 'As Kh 10d 9d' } })]} /> },
  {
    name: 'Long words and large sums',
    element: (
      <ClientTable
        frames={[
          table(6, { 2: { act: 'Підвищує', stack: '1 250 000 ₴' }, 4: { act: 'Przebija, all-in', bet: '12 500 zł' } })
        ]}
      />
    )
  },
  { name: 'The order of action', element: <ClientTable frames={[table(6)]} arrows={[0, 1, 2, 3, 4]} /> },
  { name: 'A tall table', element: <ClientTable frames={[table(6, acts)]} only="tall" /> },
  { name: 'Too small for words', element: <ClientTable frames={[table(6)]} only="wide" small /> },
  ...emojiNames.map(name => ({
    name: `Gesture: ${name}`,
    element: (
      <svg viewBox="-42 -42 84 84" width="84" height="84" aria-hidden="true" focusable="false">
        <TableEmoji name={name} />
      </svg>
    )
  }))
]

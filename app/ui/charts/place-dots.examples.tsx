import { exampleFrame } from './example-frame.ts'
import { type Finish, PlaceDots } from './place-dots.tsx'

const finish = (name: string, place: number, entries: number, highlight = false): Finish => ({
  name,
  place: { value: place, label: `${place}` },
  entries: { value: entries, label: `${entries}` },
  highlight
})

const dots = (title: string, finishes: readonly Finish[], ticks: readonly number[] = []) => (
  <PlaceDots
    {...exampleFrame(
      title,
      finishes.map(({ name, place, entries }) => ({ name, label: `${place.label} / ${entries.label}` }))
    )}
    finishes={finishes}
    ticks={ticks.map(value => ({ value, label: `${value}` }))}
  />
)

/** Places among all who entered. */
export const examples = [
  {
    name: 'usual',
    element: dots(
      'Three results',
      [finish('Sunday Major', 3, 5212, true), finish('Deep Stacks', 11, 1894), finish('Main Event', 27, 642)],
      [1, 10, 100, 1000, 10_000]
    )
  },
  {
    name: 'long words',
    element: dots('Long names', [
      finish('Wahrscheinlichkeitsverteilungsfunktionsturnier am Donnerstagnachmittag', 1, 388, true),
      finish('Järjestelmällisyydellistämättömyysturnaus', 388, 388)
    ])
  },
  { name: 'first of one', element: dots('One of one', [finish('A table of two', 1, 1)]) },
  { name: 'nothing', element: dots('No results', []) }
]

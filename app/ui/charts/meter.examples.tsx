import { exampleFrame } from './example-frame.ts'
import { Meter } from './meter.tsx'

const meter = (value: number, label: string, name: string, highlight = false) => (
  <Meter {...exampleFrame(name, [{ name, label }])} value={{ value, label }} name={name} highlight={highlight} />
)

/** One figure of a scale. */
export const examples = [
  {
    name: 'usual',
    element: meter(54.4, '54.4 %', 'of what a streamer plays for comes back to them in the first month', true)
  },
  { name: 'a third', element: meter(33.3, '33.3 %', 'of all hands see a flop') },
  {
    name: 'long words',
    element: meter(
      80,
      '80,00 %',
      'Wahrscheinlichkeitsverteilungsfunktionsgleichungen und järjestelmällisyydellistämättömyys'
    )
  },
  { name: 'nothing', element: meter(0, '0 %', 'of these hands') },
  { name: 'beyond its end', element: meter(140, '140 %', 'of the guarantee') }
]

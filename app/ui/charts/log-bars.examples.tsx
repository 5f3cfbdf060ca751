import { exampleFrame } from './example-frame.ts'
import { LogBars } from './log-bars.tsx'

const hands = [
  { name: 'One pair', value: 43.8, label: '43.8 %' },
  { name: 'Two pair', value: 23.5, label: '23.5 %' },
  { name: 'Three of a kind', value: 4.83, label: '4.83 %' },
  { name: 'Straight', value: 4.62, label: '4.62 %' },
  { name: 'Full house', value: 2.6, label: '2.6 %' },
  { name: 'Straight flush', value: 0.0279, label: '0.028 %' },
  { name: 'Royal flush', value: 0.0032, label: '0.0032 %', highlight: true }
]
const ticks = [
  { value: 0.001, label: '0.001 %' },
  { value: 0.1, label: '0.1 %' },
  { value: 10, label: '10 %' }
]
const long = [
  { name: 'Королівський стріт-флеш, зібраний на останній спільній карті', value: 12, label: '1 : 30 940' },
  { name: 'Wahrscheinlichkeitsverteilungsfunktionsgleichung', value: 900, label: '1 : 649 740', highlight: true },
  { name: 'Ász', value: 3, label: '3' }
]
const extreme = [
  { name: 'Nothing', value: 0, label: '0' },
  { name: 'One', value: 1, label: '1' },
  { name: 'A thousand millions', value: 1e9, label: '1,000,000,000', highlight: true }
]

/** Bars whose ground is ten times more at each line. */
export const examples = [
  {
    name: 'usual',
    element: <LogBars {...exampleFrame('How often a hand is made', hands)} titled bars={hands} ticks={ticks} />
  },
  { name: 'long words', element: <LogBars {...exampleFrame('Long words', long)} bars={long} /> },
  { name: 'extreme values', element: <LogBars {...exampleFrame('Extreme values', extreme)} bars={extreme} /> },
  { name: 'one bar', element: <LogBars {...exampleFrame('One bar', hands.slice(0, 1))} bars={hands.slice(0, 1)} /> },
  { name: 'empty', element: <LogBars {...exampleFrame('Empty')} bars={[]} /> }
]

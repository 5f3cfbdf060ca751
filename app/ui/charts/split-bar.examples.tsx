import { exampleFrame } from './example-frame.ts'
import { SplitBar } from './split-bar.tsx'

const two = [
  { name: 'Ace and king, suited', value: 46.2, label: '46.2 %' },
  { name: 'Two queens', value: 53.8, label: '53.8 %', highlight: true }
]
const many = [
  { name: 'Leaderboards', value: 4_200_000, label: '$4,200,000', highlight: true },
  { name: 'Jackpots', value: 2_500_000, label: '$2,500,000' },
  { name: 'Daily', value: 1_600_000, label: '$1,600,000' },
  { name: 'Welcome', value: 900_000, label: '$900,000' },
  { name: 'Evenings', value: 500_000, label: '$500,000' },
  { name: 'Loyalty', value: 300_000, label: '$300,000' }
]
const long = [
  {
    name: 'Geschwindigkeitsbegrenzungsüberschreitungsgewinnwahrscheinlichkeit',
    value: 70,
    label: '70 %',
    highlight: true
  },
  { name: 'Kolmannen sijoituksen todennäköisyyslaskennallinen osuus', value: 20, label: '20 %' },
  { name: 'Megszentségteleníthetetlenségeskedéseitekért', value: 10, label: '10 %' }
]
const extreme = [
  { name: 'Nearly all', value: 99.98, label: '99.98 %' },
  { name: 'Next to nothing', value: 0.02, label: '0.02 %', highlight: true },
  { name: 'Nothing', value: 0, label: '0 %' }
]

/** Parts of a whole. */
export const examples = [
  { name: 'usual', element: <SplitBar {...exampleFrame('Who is ahead before the flop', two)} titled parts={two} /> },
  { name: 'six parts', element: <SplitBar {...exampleFrame('Where ten millions go', many)} parts={many} /> },
  { name: 'long words', element: <SplitBar {...exampleFrame('Long words', long)} parts={long} /> },
  { name: 'extreme values', element: <SplitBar {...exampleFrame('Extreme values', extreme)} parts={extreme} /> },
  { name: 'one part', element: <SplitBar {...exampleFrame('One part', two.slice(0, 1))} parts={two.slice(0, 1)} /> },
  { name: 'empty', element: <SplitBar {...exampleFrame('Empty')} parts={[]} /> }
]

import { exampleFrame } from './example-frame.ts'
import { Podium } from './podium.tsx'

const usual = [
  { place: '1', name: 'Winner', value: 1800, label: '$1,800', highlight: true },
  { place: '2', name: 'Second', value: 1200, label: '$1,200' },
  { place: '3', name: 'Third', value: 800, label: '$800' }
]
const long = [
  { place: '1.', name: 'Gesamtsiegerin der Jahreswertung', value: 1_000_000, label: '1 000 000 €' },
  { place: '2.', name: 'Toiseksi sijoittunut', value: 500_000, label: '500 000 €', highlight: true },
  { place: '3.', name: 'Третє місце', value: 10_000, label: '10 000 €' }
]

/** The first three. */
export const examples = [
  { name: 'usual', element: <Podium {...exampleFrame('What the week pays', usual)} titled places={usual} /> },
  { name: 'long words', element: <Podium {...exampleFrame('Long words', long)} places={long} /> },
  {
    name: 'the winner alone',
    element: <Podium {...exampleFrame('One', usual.slice(0, 1))} places={usual.slice(0, 1)} />
  },
  { name: 'empty', element: <Podium {...exampleFrame('Empty')} places={[]} /> }
]

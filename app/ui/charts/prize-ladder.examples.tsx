import { exampleFrame } from './example-frame.ts'
import { PrizeLadder } from './prize-ladder.tsx'

const usual = [
  { name: '1st', value: 1800, label: '$1,800', highlight: true },
  { name: '2nd', value: 1200, label: '$1,200' },
  { name: '3rd', value: 800, label: '$800' },
  { name: '4th to 10th', value: 300, label: '$300' },
  { name: '11th to 50th', value: 60, label: '$60' },
  { name: '51st to 200th', value: 10, label: '$10' }
]
const long = [
  { name: 'Kolmanneksitoista korkeimmalle sijoittunut osallistuja', value: 900, label: '1 000 000,00 €' },
  { name: 'Teilnahmeberechtigungsbescheinigungen', value: 3, label: '1,50 €', highlight: true },
  { name: 'Nothing', value: 0, label: '0 €' }
]

/** Prizes one below the other. */
export const examples = [
  { name: 'usual', element: <PrizeLadder {...exampleFrame('Prizes of a week', usual)} titled rungs={usual} /> },
  { name: 'long words', element: <PrizeLadder {...exampleFrame('Long words', long)} rungs={long} /> },
  { name: 'one rung', element: <PrizeLadder {...exampleFrame('One', usual.slice(0, 1))} rungs={usual.slice(0, 1)} /> },
  { name: 'empty', element: <PrizeLadder {...exampleFrame('Empty')} rungs={[]} /> }
]

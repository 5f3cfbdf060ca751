import { DotField } from './dot-field.tsx'
import { exampleFrame } from './example-frame.ts'

const spins = [
  { name: '2 times the buy-in', value: 781, label: '781' },
  { name: '3 times', value: 150, label: '150' },
  { name: '5 times', value: 60, label: '60' },
  { name: '10 times', value: 8, label: '8' },
  { name: '25 times and more', value: 1, label: '1', highlight: true }
]
const ten = [
  { name: 'Verbleibende Turnierteilnehmerinnen und Turnierteilnehmer', value: 7, label: '7' },
  { name: 'Ausgeschieden', value: 3, label: '3', highlight: true }
]
const none = [
  { name: 'All', value: 1000, label: '1,000' },
  { name: 'None at all', value: 0, label: '0', highlight: true }
]

/** A thousand dots. */
export const examples = [
  {
    name: 'usual',
    element: (
      <DotField
        {...exampleFrame('A thousand spins', spins)}
        titled
        groups={spins}
        note="The top prize needs 10,000 of these fields for one copper dot."
      />
    )
  },
  { name: 'ten dots, long words', element: <DotField {...exampleFrame('Ten dots', ten)} groups={ten} /> },
  { name: 'a group of none', element: <DotField {...exampleFrame('None', none)} groups={none} /> },
  { name: 'empty', element: <DotField {...exampleFrame('Empty')} groups={[]} /> }
]

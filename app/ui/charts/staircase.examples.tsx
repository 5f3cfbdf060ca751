import { exampleFrame } from './example-frame.ts'
import { Staircase } from './staircase.tsx'

const usual = {
  days: 90,
  total: { value: 600, label: '$600' },
  step: 10,
  example: {
    name: 'Camille, day 41',
    label: '$60',
    points: [6, 11, 19, 24, 33, 41].map((day, index) => ({ day, value: 10 * (index + 1) }))
  },
  lost: '$540 lost',
  dayTicks: [
    { value: 0, label: 'Day 0' },
    { value: 30, label: '30' },
    { value: 60, label: '60' },
    { value: 90, label: '90' }
  ]
}
const late = {
  ...usual.example,
  label: '$520',
  name: 'Camille, day 84',
  points: [10, 20, 35, 55, 70, 84].map((day, index) => ({ day, value: [80, 160, 240, 360, 440, 520][index] ?? 0 }))
}
const whole = {
  ...usual.example,
  label: '$600',
  name: 'Camille, day 60',
  points: [20, 40, 60].map((day, index) => ({ day, value: 200 * (index + 1) }))
}
const none = { name: 'Camille', label: '$0', points: [] }

/** A bonus in steps. */
export const examples = [
  { name: 'usual', element: <Staircase {...exampleFrame('What Camille releases of $600')} titled {...usual} /> },
  {
    name: 'nearly all',
    element: <Staircase {...exampleFrame('Nearly all')} {...usual} example={late} lost="$80 lost" />
  },
  { name: 'all of it', element: <Staircase {...exampleFrame('All of it')} {...usual} step={200} example={whole} /> },
  { name: 'nothing', element: <Staircase {...exampleFrame('Nothing')} {...usual} example={none} lost="$600 lost" /> },
  {
    name: 'long words',
    element: (
      <Staircase
        {...exampleFrame('Long words')}
        {...usual}
        total={{ value: 600, label: '600,00 $' }}
        example={{ ...usual.example, label: '60,00 $', name: 'Kamilla, 41. Kalendertag' }}
        lost="540,00 $ unwiederbringlich verfallen"
      />
    )
  }
]

import { exampleFrame } from './example-frame.ts'
import { WeekGrid } from './week-grid.tsx'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const daily = days.flatMap((day, index) =>
  [9, 12, 15, 18, 20, 21.5, 23].map(hour => ({
    day: index,
    hour,
    value: 1000 + ((index * 7 + hour * 3) % 10) * 900,
    label: `${day} ${hour}:00, daily tournament`
  }))
)
const events = [
  ...daily,
  {
    day: 6,
    hour: 19,
    value: 100_000,
    label: 'Sunday 19:00, main tournament, $100,000 guaranteed',
    href: '#week-grid',
    highlight: true
  },
  { day: 2, hour: 20.5, value: 25_000, label: 'Wednesday 20:30, deep stack, $25,000 guaranteed', href: '#week-grid' },
  { day: 4, hour: 22, value: 40_000, label: 'Friday 22:00, bounties, $40,000 guaranteed', href: '#week-grid' }
]
const hourTicks = [0, 6, 12, 18, 24].map(value => ({ value, label: `${value}:00` }))
const rows = events.slice(-3).map(({ label, value }) => ({ name: label, label: `$${value}` }))

/** A week of events. */
export const examples = [
  {
    name: 'usual',
    wide: true,
    element: (
      <WeekGrid
        {...exampleFrame('Tournaments of the week', rows)}
        titled
        days={days}
        events={events}
        hourTicks={hourTicks}
      />
    )
  },
  {
    name: 'an evening, other words',
    element: (
      <WeekGrid
        {...exampleFrame('Evenings')}
        days={['ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ', 'НД']}
        events={events.filter(({ hour }) => hour >= 17)}
        hours={[17, 24]}
        hourTicks={[18, 20, 22, 24].map(value => ({ value, label: `${value}:00` }))}
      />
    )
  },
  {
    name: 'one event',
    element: <WeekGrid {...exampleFrame('One')} days={days} events={events.slice(-1)} hourTicks={hourTicks} />
  },
  { name: 'empty', element: <WeekGrid {...exampleFrame('Empty')} days={days} events={[]} hourTicks={hourTicks} /> }
]

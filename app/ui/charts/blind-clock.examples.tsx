import { BlindClock } from './blind-clock.tsx'
import type { Period } from './blind-levels.ts'
import { exampleFrame } from './example-frame.ts'

const blinds = [100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1600, 2000, 3000, 4000, 6000]
const levels = blinds.map(
  (bigBlind, index): Period => ({
    minutes: index < 8 ? 15 : 20,
    bigBlind,
    open: index < 7,
    label: `Level ${index + 1}: ${bigBlind / 2}/${bigBlind}, the starting stack is ${Math.round(20_000 / bigBlind)} BB`
  })
)
const periods = [
  ...levels.slice(0, 4),
  { minutes: 5, label: 'Break of 5 minutes' },
  ...levels.slice(4, 9),
  { minutes: 5, label: 'Break of 5 minutes' },
  ...levels.slice(9)
]
const words = {
  stack: { chips: 20_000, name: 'Starting stack in big blinds', first: '200 BB', last: '3 BB' },
  names: { open: 'Registration is open', closed: 'Registration is closed', break: 'Break' },
  minuteTicks: [
    { value: 0, label: '19:00' },
    { value: 120, label: '21:00' },
    { value: 240, label: '23:00' }
  ]
}
const rows = levels.map(({ label, minutes }) => ({ name: label, label: `${minutes} min` }))

/** Levels and stack in time. */
export const examples = [
  {
    name: 'usual',
    element: (
      <BlindClock {...exampleFrame('The blinds of the Sunday tournament', rows)} titled periods={periods} {...words} />
    )
  },
  {
    name: 'long words',
    element: (
      <BlindClock
        {...exampleFrame('Long words')}
        periods={[
          {
            minutes: 30,
            bigBlind: 200,
            open: true,
            label: 'Grundeinsatzerhöhungsstufe 1: 100/200, Anfangschipbestand 100 BB, Anmeldung möglich'
          },
          { minutes: 60, bigBlind: 400, label: 'Рівень 2' }
        ]}
        {...words}
        names={{
          open: 'Anmeldezeitraumverlängerungsmöglichkeit',
          closed: 'Ilmoittautuminen päättynyt',
          break: 'Szünet'
        }}
        minuteTicks={[]}
      />
    )
  },
  {
    name: 'one level',
    element: <BlindClock {...exampleFrame('One level')} periods={levels.slice(0, 1)} {...words} minuteTicks={[]} />
  },
  { name: 'empty', element: <BlindClock {...exampleFrame('Empty')} periods={[]} {...words} minuteTicks={[]} /> }
]

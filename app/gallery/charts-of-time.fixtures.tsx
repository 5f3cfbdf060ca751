import { BlindClock } from '../ui/charts/blind-clock.tsx'
import type { Period } from '../ui/charts/blind-clock-places.ts'
import { Timeline } from '../ui/charts/timeline.tsx'
import { WeekGrid } from '../ui/charts/week-grid.tsx'
import { each } from './examples.tsx'
import { frame, ticks } from './frame.ts'

const sinceSeven = (minutes: number) => `${(19 + minutes / 60) % 24}:00`
const evening = {
  from: 0,
  to: 360,
  spans: [
    { from: 0, to: 150, name: 'Registration', label: '19:00–21:30', tone: 'mint' as const },
    { from: 150, to: 360, name: 'Play to the end', label: '3 h 30' }
  ],
  moments: [
    { at: 0, name: 'Start', label: '19:00' },
    { at: 150, name: 'Registration closes', label: '21:30' },
    { at: 165, name: 'First break', label: '21:45' },
    { at: 270, name: 'In the money', label: '23:30', highlight: true },
    { at: 360, name: 'Final table ends', label: '1:00' }
  ],
  ticks: ticks([0, 120, 240, 360], sinceSeven)
}
const crowded = Array.from({ length: 9 }, (_, index) => ({
  at: 100 + index * 3,
  name: `Moment number ${index + 1}`,
  label: 'at nearly the same time'
}))
const longMoments = [
  {
    at: 20,
    name: 'Anmeldeschlusszeitraumverlängerungsbekanntmachung',
    label: 'veröffentlicht am ersten Veranstaltungstag'
  },
  { at: 300, name: 'Laskuvarjohyppääjäkokoontumisajot ja loppupöydän aloitus', highlight: true },
  { at: 350, name: 'Найвідповідальніше рішення вечора', label: 'о двадцять третій годині' }
]

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
const clock = {
  stack: { chips: 20_000, name: 'Starting stack in big blinds', first: '200 BB', last: '3 BB' },
  names: { open: 'Registration is open', closed: 'Registration is closed', break: 'Break' },
  minuteTicks: ticks([0, 120, 240], sinceSeven)
}
const levelRows = levels.map(({ label, minutes }) => ({ name: label, label: `${minutes} min` }))

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
const hourTicks = ticks([0, 6, 12, 18, 24], hour => `${hour}:00`)
const eventRows = events.slice(-3).map(({ label, value }) => ({ name: label, label: `$${value}` }))

export const parts = {
  timeline: each(example => <Timeline {...example} />, {
    usual: { ...frame('An evening of the Sunday tournament'), titled: true, ...evening },
    crowded: { ...frame('Crowded'), from: 0, to: 360, moments: crowded },
    'long words': {
      ...frame('Long words'),
      from: 0,
      to: 360,
      moments: longMoments,
      spans: [
        { from: 10, to: 12, name: 'Rekisteröitymismahdollisuusikkuna', tone: 'mint' as const },
        { from: 11, to: 340, name: 'Spieltischverfügbarkeitszeitraum', label: 'durchgehend' }
      ]
    },
    'one moment': { ...frame('One moment'), from: 0, to: 10, moments: [{ at: 10, name: 'Now', highlight: true }] },
    empty: { ...frame('Empty'), from: 0, to: 0 }
  }),
  'blind-clock': each(example => <BlindClock {...clock} {...example} />, {
    usual: { ...frame('The blinds of the Sunday tournament', levelRows), titled: true, periods },
    'long words': {
      ...frame('Long words'),
      periods: [
        {
          minutes: 30,
          bigBlind: 200,
          open: true,
          label: 'Grundeinsatzerhöhungsstufe 1: 100/200, Anfangschipbestand 100 BB, Anmeldung möglich'
        },
        { minutes: 60, bigBlind: 400, label: 'Рівень 2' }
      ],
      names: {
        open: 'Anmeldezeitraumverlängerungsmöglichkeit',
        closed: 'Ilmoittautuminen päättynyt',
        break: 'Szünet'
      },
      minuteTicks: []
    },
    'one level': { ...frame('One level'), periods: levels.slice(0, 1), minuteTicks: [] },
    empty: { ...frame('Empty'), periods: [], minuteTicks: [] }
  }),
  'week-grid': each(
    example => <WeekGrid days={days} hourTicks={hourTicks} {...example} />,
    {
      usual: { ...frame('Tournaments of the week', eventRows), titled: true, events },
      'an evening, other words': {
        ...frame('Evenings'),
        days: ['ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ', 'НД'],
        events: events.filter(({ hour }) => hour >= 17)
      },
      'one event': { ...frame('One'), events: events.slice(-1) },
      empty: { ...frame('Empty'), events: [] }
    },
    ['usual']
  )
}

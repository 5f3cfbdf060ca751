import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { calendarEntries } from './calendar-entries.ts'

const at = (id: string, now: string) => calendarEntries(content, 'global', id, new Date(now))

it.each<[rule: string, id: string, now: string, starts: string[] | null]>([
  ['a tournament of the week: its next start', 'sunday-major', '2026-11-21T20:00Z', ['2026-11-22T18:00']],
  ['one of several days: the first of them', 'short-deck-swift', '2026-11-21T20:00Z', ['2026-11-22T20:30']],
  ['one event of a series', 'falcon-autumn-2026-15', '2026-11-21T20:00Z', ['2026-11-29T17:00']],
  [
    'a series: what is to come of it',
    'harbour-classic-2026',
    '2026-11-23T20:00Z',
    ['2026-11-23T18:00', '2026-11-24T13:00']
  ],
  ['an event that is over', 'falcon-autumn-2026-01', '2026-11-21T20:00Z', null],
  ['a series that has not been announced', 'falcon-spring-2027', '2026-11-21T20:00Z', null],
  ['a tournament of the week, before its series begins', 'sunday-major', '2020-01-01T20:00Z', null],
  ['nothing is called so', '../../etc/passwd', '2026-11-21T20:00Z', null]
])('%s', (_rule, id, now, starts) => {
  const found = at(id, now)?.map(({ start }) => start.toISOString().slice(0, 16)) ?? null
  expect(starts === null ? found : found?.filter(start => starts.includes(start))).toEqual(starts)
})

it('no id names two things, so that each has one calendar', () => {
  const ids = [
    ...content.featuredTournaments.map(({ id }) => id),
    ...content.dailyTournaments.map(({ id }) => id),
    ...content.series.flatMap(({ id, weekly, events }) => [
      ...(weekly === id ? [] : [id]),
      ...events.map(event => event.id)
    ])
  ]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { eventsAt, seriesAt } from './series-at.ts'

const { series } = content
const at = (path: string, now: string) => seriesAt(series, path, 'global', new Date(now))

it.each<[rule: string, path: string, now: string, id: string | undefined, until: string | null]>([
  [
    'S1-7 the edition that stands',
    '/tournaments/falcon-series/',
    '2026-11-21T20:00Z',
    'falcon-autumn-2026',
    '2026-11-30T00:00:00.000Z'
  ],
  [
    '"a record that has ended disappears by itself at its hour"',
    '/tournaments/falcon-series/',
    '2026-11-30T00:00Z',
    'falcon-spring-2027',
    '2027-03-16T00:00:00.000Z'
  ],
  ['none stands any more', '/tournaments/falcon-series/', '2027-03-16T00:00Z', undefined, null],
  ['none has begun', '/live-series/highland-open/', '2026-10-14T23:59Z', undefined, '2026-10-15T00:00:00.000Z'],
  ['one without an end', '/tournaments/sunday-major/', '2033-01-01T00:00Z', 'sunday-major', null]
])('%s: %s at %s', (_rule, path, now, id, until) => {
  const { edition, until: boundary } = at(path, now)
  expect([edition?.id, boundary?.toISOString() ?? null]).toEqual([id, until])
})

it('"a festival partly past, partly to come"', () => {
  const { edition } = at('/tournaments/falcon-series/', '2026-11-21T12:00Z')
  const { ahead, over } = edition ? eventsAt(edition, new Date('2026-11-21T12:00Z')) : { ahead: [], over: [] }
  expect([over.length, ahead.length]).toEqual([6, 10])
})

it('a site that an edition does not name has no such series', () => {
  const elsewhere = series.map(item => ({ ...item, sites: ['ontario' as const] }))
  expect(
    seriesAt(elsewhere, '/tournaments/sunday-major/', 'global', new Date('2026-11-21T12:00Z')).edition
  ).toBeUndefined()
})

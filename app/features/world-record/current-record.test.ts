import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { currentRecord } from './current-record.ts'

const { worldRecord } = content
const record = { ...worldRecord, sites: ['global' as const], reviewBy: '2030-06-30' }
const end = '2030-07-01T00:00:00.000Z'

it.each<[rule: string, siteId: 'global' | 'ontario', at: string, stands: boolean, until: string | null]>([
  ['a site that the record names', 'global', '2027-01-01T00:00:00Z', true, end],
  ['the day of the review itself is in time', 'global', '2030-06-30T23:59:59Z', true, end],
  ['"A record past its review date hides its offers and marks"', 'global', '2030-07-01T00:00:00Z', false, null],
  ['a site that the record does not name', 'ontario', '2027-01-01T00:00:00Z', false, null]
])('%s', (_rule, siteId, at, stands, until) => {
  const shown = currentRecord(record, siteId, new Date(at))
  expect(shown.record !== null).toBe(stands)
  expect(shown.until?.toISOString() ?? null).toBe(until)
})

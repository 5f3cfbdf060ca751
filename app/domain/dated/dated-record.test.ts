import { expect, it } from 'vitest'
import { type DatedRecord, isValidAt, nearestBoundary } from './dated-record.ts'

const autumn: DatedRecord = { validFrom: '2026-09-01', validUntil: '2026-12-01' }
const berlin = { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }
const german: DatedRecord = { adHours: [berlin] }
const afternoon = { timeZone: 'UTC', from: '12:00', until: '21:00' }
const office: DatedRecord = { adHours: [{ timeZone: 'UTC', from: '09:00', until: '17:00' }] }

it.each<[rule: string, record: DatedRecord, now: string, stands: boolean]>([
  ['before validFrom', autumn, '2026-08-31T23:59:59.999Z', false],
  ['validFrom is inclusive', autumn, '2026-09-01T00:00:00Z', true],
  ['between', autumn, '2026-10-15T12:00:00Z', true],
  ['the last instant', autumn, '2026-11-30T23:59:59.999Z', true],
  ['validUntil is exclusive', autumn, '2026-12-01T00:00:00Z', false],
  ['an instant with its own offset', { validUntil: '2026-12-01T00:00:00+01:00' }, '2026-11-30T22:59:59Z', true],
  ['an instant with its own offset', { validUntil: '2026-12-01T00:00:00+01:00' }, '2026-11-30T23:00:00Z', false],
  ['no dates: always', {}, '2026-01-01T00:00:00Z', true],
  ['null dates: always', { validFrom: null, validUntil: null }, '2026-01-01T00:00:00Z', true],
  ['forbidden on the internet from 06:00 to 21:00, winter', german, '2026-01-15T19:59:59Z', false],
  ['21:00 in Berlin is 20:00 UTC in winter', german, '2026-01-15T20:00:00Z', true],
  ['allowed over midnight', german, '2026-01-15T23:30:00Z', true],
  ['until 06:00, winter', german, '2026-01-16T04:59:59Z', true],
  ['from 06:00, winter', german, '2026-01-16T05:00:00Z', false],
  ['21:00 in Berlin is 19:00 UTC in summer', german, '2026-07-15T19:00:00Z', true],
  ['before 21:00, summer', german, '2026-07-15T18:59:59Z', false],
  ['from 06:00, summer', german, '2026-07-15T04:00:00Z', false],
  ['inside the hours, but ended', { ...german, validUntil: '2026-01-01' }, '2026-01-15T20:00:00Z', false],
  ['hours within one day', office, '2026-01-15T09:00:00Z', true],
  ['hours within one day', office, '2026-01-15T17:00:00Z', false],
  ['both laws hold: the hours of each', { adHours: [berlin, afternoon] }, '2026-01-15T20:30:00Z', true],
  ['both laws hold: the hours of each', { adHours: [berlin, afternoon] }, '2026-01-15T22:00:00Z', false],
  ['the review date itself is in time', { reviewBy: '2026-06-30' }, '2026-06-30T23:59:59.999Z', true],
  ['past its review date', { reviewBy: '2026-06-30' }, '2026-07-01T00:00:00Z', false],
  ['ended before its review date', { ...autumn, reviewBy: '2036-01-01' }, '2026-12-01T00:00:00Z', false]
])('%s: %o at %s', (_rule, record, now, stands) => {
  expect(isValidAt(record, new Date(now))).toBe(stands)
})

it.each<[rule: string, records: DatedRecord[], now: string, boundary: string | null]>([
  ['no records', [], '2026-01-01T00:00:00Z', null],
  ['records without dates', [{}, { validFrom: null, validUntil: null }], '2026-01-01T00:00:00Z', null],
  ['before: validFrom', [autumn], '2026-01-01T00:00:00Z', '2026-09-01T00:00:00.000Z'],
  ['at validFrom: validUntil', [autumn], '2026-09-01T00:00:00Z', '2026-12-01T00:00:00.000Z'],
  [
    'a review date before the end',
    [{ ...autumn, reviewBy: '2026-10-01' }],
    '2026-09-01T00:00:00Z',
    '2026-10-02T00:00:00.000Z'
  ],
  ['ended: none', [autumn], '2026-12-01T00:00:00Z', null],
  [
    'the nearest of several',
    [autumn, { validUntil: '2026-10-05' }],
    '2026-10-01T00:00:00Z',
    '2026-10-05T00:00:00.000Z'
  ],
  ['two boundaries a day: the evening', [german], '2026-01-15T12:00:00Z', '2026-01-15T20:00:00.000Z'],
  ['two boundaries a day: the morning', [german], '2026-01-15T20:00:00Z', '2026-01-16T05:00:00.000Z'],
  ['two boundaries a day: after midnight', [german], '2026-01-16T02:00:00Z', '2026-01-16T05:00:00.000Z'],
  ['the night summer time begins', [german], '2026-03-28T22:00:00Z', '2026-03-29T04:00:00.000Z'],
  ['the evening after it began', [german], '2026-03-29T12:00:00Z', '2026-03-29T19:00:00.000Z'],
  ['the night summer time ends', [german], '2026-10-24T21:00:00Z', '2026-10-25T05:00:00.000Z'],
  ['the evening after it ended', [german], '2026-10-25T12:00:00Z', '2026-10-25T20:00:00.000Z'],
  [
    'hours of a record that has not begun wait for it',
    [{ ...german, validFrom: '2026-09-01' }],
    '2026-01-15T12:00:00Z',
    '2026-09-01T00:00:00.000Z'
  ],
  [
    'hours of a record that has ended count no more',
    [{ ...german, validUntil: '2026-01-01' }],
    '2026-01-15T12:00:00Z',
    null
  ]
])('%s', (_rule, records, now, boundary) => {
  expect(nearestBoundary(records, new Date(now))?.toISOString() ?? null).toBe(boundary)
})

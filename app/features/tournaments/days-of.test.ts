import { expect, it } from 'vitest'
import { daysOf } from './days-of.ts'

const at = (start: string) => ({ start: new Date(start) })

it.each([
  ['UTC', ['2026-11-22 1', '2026-11-23 0', '2026-11-24 2']],
  ['Pacific/Auckland', ['2026-11-23 1', '2026-11-24 1', '2026-11-25 1']]
])('the days of a series by the clock of %s, those without a start too', (timeZone, written) => {
  const days = daysOf([at('2026-11-22T18:00Z'), at('2026-11-24T10:00Z'), at('2026-11-24T19:00Z')], timeZone)
  expect(days.map(({ date, events }) => `${date} ${events.length}`)).toEqual(written)
})

it('no starts, no days', () => {
  expect(daysOf([], 'UTC')).toEqual([])
})

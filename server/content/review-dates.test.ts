import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Content } from '../../content/content.ts'
import { content } from '../../tests/fixtures/content.ts'
import { createMetrics } from '../platform/metrics.ts'
import { watchReviewDates } from './review-dates.ts'

const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2035-12-31T20:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function watch(current: () => Content = () => content) {
  const metrics = createMetrics()
  const warnings: [record: { collection: string; file: string }, words: string][] = []
  const logger = { warn: (record: never, words: string) => warnings.push([record, words]) } as never
  const watching = watchReviewDates({ content: current, now: () => new Date(), logger, metrics })
  const due = async () => {
    const { values } = await metrics.recordsReviewDue.get()
    return Object.fromEntries(values.map(({ labels, value }) => [`${labels.collection} ${labels.state}`, value]))
  }
  return { watching, warnings, due }
}

it('the running site warns before a review date passes, in log and metric, and when it has', async () => {
  const { watching, warnings, due } = watch()
  const rules = content.countryRules.filter(({ partOf }) => partOf === undefined).length
  const records = rules + content.offers.filter(({ validUntil }) => validUntil > '2036').length
  expect(warnings).toHaveLength(records + content.trustMarks.length + [content.worldRecord].length)
  expect(new Set(warnings.map(([, words]) => words))).toEqual(new Set(['a record is soon to be reviewed']))
  expect(await due()).toMatchObject({ 'country-rules soon': rules, 'country-rules past': 0 })
  warnings.length = 0
  vi.advanceTimersByTime(28 * hour)
  expect(await due()).toMatchObject({ 'trust-marks past': content.trustMarks.length, 'trust-marks soon': 0 })
  vi.advanceTimersByTime(hour)
  expect(await due()).toMatchObject({ 'country-rules past': rules, 'country-rules soon': 0 })
  expect(warnings.map(([{ collection }]) => collection)).toContain('country-rules')
  watching.stop()
})

it('says the same list once a day, not each time it looks', () => {
  vi.setSystemTime(new Date('2040-01-01'))
  const { watching, warnings } = watch()
  const first = warnings.length
  vi.advanceTimersByTime(23 * hour)
  expect(warnings).toHaveLength(first)
  vi.advanceTimersByTime(hour)
  expect(warnings).toHaveLength(2 * first)
  watching.stop()
})

it('an edit that renews the date ends the warning', async () => {
  vi.setSystemTime(new Date('2035-12-20'))
  let current = content
  const { watching, due } = watch(() => current)
  current = { ...content, countryRules: content.countryRules.map(rule => ({ ...rule, reviewBy: '2037-01-01' })) }
  vi.advanceTimersByTime(60_000)
  expect(await due()).toMatchObject({ 'country-rules soon': 0, 'country-rules past': 0 })
  watching.stop()
})

it('once stopped it says nothing more', () => {
  vi.setSystemTime(new Date('2035-12-20'))
  const { watching, warnings } = watch()
  watching.stop()
  warnings.length = 0
  vi.advanceTimersByTime(48 * hour)
  expect(warnings).toEqual([])
})

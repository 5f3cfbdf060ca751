import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { type PromisedTime, promisedMs } from './promised-time.ts'

const { figures } = content
const hourMs = 3_600_000

it.each<[rule: string, name: PromisedTime, ms: number]>([
  ['"Confirm link valid 48 h"', 'confirmationLinkLifetime', 48 * hourMs],
  ['a link to one’s data is valid for a day', 'dataLinkLifetime', 24 * hourMs],
  ['"Unconfirmed registrations are deleted after 30 days"', 'unconfirmedSignUpRetention', 30 * 24 * hourMs]
])('%s', (_rule, name, ms) => {
  expect(promisedMs(figures, name)).toBe(ms)
})

it('a month counts as its shortest, so that a promise to delete is never late', () => {
  const month = { kind: 'duration', value: 1, unit: 'month', source: 'test' } as const
  expect(promisedMs({ unconfirmedSignUpRetention: month }, 'unconfirmedSignUpRetention')).toBe(28 * 24 * hourMs)
})

it('a figure that is no duration is an error that names it', () => {
  expect(() => promisedMs({}, 'dataLinkLifetime')).toThrow('content/figures: dataLinkLifetime must be a duration')
})

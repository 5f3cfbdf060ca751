import { expect, it } from 'vitest'
import { freshUntil, isStale } from './figures-shown.ts'

it.each<[rule: string, takenAt: string, stale: boolean]>([
  ['just taken', '2026-11-21T12:00:00Z', false],
  ['ten minutes old', '2026-11-21T11:50:00Z', false],
  ['"stale (older than 10 min)"', '2026-11-21T11:49:59Z', true],
  ['with another offset', '2026-11-21T12:55:00+01:00', false],
  ['of yesterday', '2026-11-20T12:00:00Z', true]
])('%s', (_rule, takenAt, stale) => {
  expect(isStale(takenAt, new Date('2026-11-21T12:00:00Z'))).toBe(stale)
})

it('says until when figures are fresh, by the same rule', () => {
  expect(freshUntil('2026-11-21T12:55:00+01:00')).toBe('2026-11-21T12:05:00.000Z')
})

import { expect, it } from 'vitest'
import type { DailyHours } from '../dated/daily-hours.ts'
import type { Audience } from './audience.ts'
import { streamersShown } from './streamers-shown.ts'

const german: DailyHours = { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }

it.each<
  [rule: string, streamers: boolean, adHours: DailyHours | null, now: string, shown: boolean, until: string | null]
>([
  ['"not in NL, BE, UA"', false, null, '2026-11-20T12:00Z', false, null],
  ['hours loosen nothing', false, german, '2026-11-20T22:00Z', false, null],
  ['elsewhere at any hour', true, null, '2026-11-20T12:00Z', true, null],
  ['"DE daytime copy": not by day', true, german, '2026-11-20T12:00Z', false, '2026-11-20T20:00:00.000Z'],
  ['"DE daytime copy": by night', true, german, '2026-11-20T20:00Z', true, '2026-11-21T05:00:00.000Z']
])('%s', (_rule, streamers, adHours, now, shown, until) => {
  const audience: Audience = {
    name: 'x',
    rule: null,
    minimumAge: 18,
    offers: [],
    ambassadors: true,
    streamers,
    adHours: adHours ? [adHours] : [],
    signUp: 'open',
    currency: null
  }
  let kept: Date | null = null
  const expiresAt = (boundary: Date | null) => {
    kept = boundary
  }
  expect(streamersShown({ audience: () => audience, asOf: () => new Date(now), expiresAt })).toBe(shown)
  expect(kept && (kept as Date).toISOString()).toBe(until)
})

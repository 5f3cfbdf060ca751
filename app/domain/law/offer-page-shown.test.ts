import { expect, it } from 'vitest'
import type { Audience } from './audience.ts'
import type { OfferKind } from './offer-kinds.data.ts'
import { offerPageShown } from './offer-page-shown.ts'

const german = { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }

it.each<
  [rule: string, offers: OfferKind[], adHours: (typeof german)[], now: string, shown: boolean, until: string | null]
>([
  ['its country allows the kind', ['jackpot'], [], '2026-11-21T12:00Z', true, null],
  ['its country allows others alone', ['welcome-bonus'], [], '2026-11-21T12:00Z', false, null],
  ['its country forbids offers', [], [german], '2026-11-21T22:00Z', false, null],
  ['DE daytime', ['jackpot'], [german], '2026-11-21T12:00Z', false, '2026-11-21T20:00'],
  ['DE in the evening', ['jackpot'], [german], '2026-11-21T20:00Z', true, '2026-11-22T05:00']
])('%s', (_rule, offers, adHours, now, shown, until) => {
  let end: Date | null = null
  const scope = {
    audience: () => ({ offers, adHours }) as unknown as Audience,
    asOf: () => new Date(now),
    expiresAt(boundary: Date | null) {
      end = boundary
    }
  }
  expect(offerPageShown(scope, ['jackpot', 'loyalty'])).toBe(shown)
  expect((end as Date | null)?.toISOString().slice(0, 16) ?? null).toBe(until)
})

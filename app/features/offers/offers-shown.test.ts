import { expect, it } from 'vitest'
import { offersShown } from './offers-shown.ts'

const german = { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }

it.each<
  [rule: string, offers: boolean, adHours: typeof german | null, now: string, shown: boolean, until: string | null]
>([
  ['where the country allows offers', true, null, '2026-11-20T12:00:00Z', true, null],
  ['where it does not', false, null, '2026-11-20T12:00:00Z', false, null],
  [
    'forbidden on the internet from 06:00 to 21:00',
    true,
    german,
    '2026-11-20T12:00:00Z',
    false,
    '2026-11-20T20:00:00.000Z'
  ],
  ['allowed from 21:00 in Europe/Berlin', true, german, '2026-11-20T20:00:00Z', true, '2026-11-21T05:00:00.000Z'],
  ['hours allow nothing that the country forbids', false, german, '2026-11-20T20:00:00Z', false, null]
])('%s', (_rule, offers, adHours, now, shown, until) => {
  const answer = offersShown({ offers, adHours }, new Date(now))
  expect([answer.shown, answer.until?.toISOString() ?? null]).toEqual([shown, until])
})

import { expect, it } from 'vitest'
import type { DailyHours } from '../../domain/dated/daily-hours.ts'
import type { Audience } from '../../domain/law/audience.ts'
import type { Inducement } from '../../domain/law/inducement-kinds.data.ts'
import { inducementShown, pageShown } from './inducement-shown.ts'

const german: DailyHours = { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }
const nothing = { offers: [], inducements: [], ambassadors: false, streamers: false }

function scopeOf(permission: Partial<Audience>, adHours: readonly DailyHours[], now: string) {
  let until: Date | null = null
  const scope = {
    siteId: 'global' as const,
    audience: () => ({ ...nothing, ...permission, adHours }) as Audience,
    asOf: () => new Date(now),
    expiresAt(boundary: Date | null) {
      until = boundary
    }
  }
  return { scope, until: () => until?.toISOString().slice(0, 16) ?? null }
}

const everything: Partial<Audience> = {
  offers: ['jackpot'],
  inducements: ['gift', 'cashback', 'guarantee', 'amount'],
  ambassadors: true,
  streamers: true
}
const kinds: Inducement[] = ['jackpot', 'gift', 'cashback', 'guarantee', 'amount', 'ambassadors', 'streamers']

it.each(kinds.map(kind => [kind]))('S6-7 %s: where the law allows it, within its hours', kind => {
  const shownAt = (permission: Partial<Audience>, adHours: readonly DailyHours[], now: string) => {
    const { scope, until } = scopeOf(permission, adHours, now)
    return [inducementShown(scope, kind), until()]
  }
  expect(shownAt(everything, [], '2026-11-21T12:00Z')).toEqual([true, null])
  expect(shownAt({}, [], '2026-11-21T12:00Z')).toEqual([false, null])
  expect(shownAt({}, [german], '2026-11-21T22:00Z')).toEqual([false, null])
  expect(shownAt(everything, [german], '2026-11-21T12:00Z')).toEqual([false, '2026-11-21T20:00'])
  expect(shownAt(everything, [german], '2026-11-21T20:00Z')).toEqual([true, '2026-11-22T05:00'])
})

it.each<[rule: string, permission: Partial<Audience>, gated: Parameters<typeof pageShown>[1], shown: boolean]>([
  ['a page of nothing that induces', {}, {}, true],
  ['one of its kinds of offers is enough', { offers: ['jackpot'] }, { offers: ['jackpot', 'loyalty'] }, true],
  ['others are not', { offers: ['welcome-bonus'] }, { offers: ['jackpot', 'loyalty'] }, false],
  ['all else has to be allowed', everything, { inducements: ['streamers', 'cashback'] }, true],
  ['no cashback, no programme', { streamers: true }, { inducements: ['streamers', 'cashback'] }, false]
])('S6-9 %s', (_rule, permission, gated, shown) => {
  expect(pageShown(scopeOf(permission, [], '2026-11-21T12:00Z').scope, gated)).toBe(shown)
})

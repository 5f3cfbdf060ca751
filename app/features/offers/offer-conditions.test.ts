import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import type { Translate } from '../../site/messages/translate.ts'
import { maximumOf } from './offer-conditions.ts'

const t: Translate = (key, ...values) => [key, ...values.flatMap(named => Object.values(named ?? {}))].join(' ')

it.each<[rule: string, maximum: Parameters<typeof maximumOf>[0], said: string]>([
  ['once and for all', '{most}', 'offers.maximum {most}'],
  ['again each day', { amount: '{most}', each: 'day' }, 'offers.maximum-day {most}'],
  ['again each week', { amount: '{most}', each: 'week' }, 'offers.maximum-week {most}']
])('S5-31 the maximum says for how long it counts: %s', (_rule, maximum, said) => {
  expect(maximumOf(maximum, t)).toBe(said)
})

it('S5-31 what is given again and again says each when its maximum counts anew', () => {
  const bare = content.offers.filter(
    ({ kind, conditions: { maximum } }) => kind === 'daily-promo' && maximum !== 'none'
  )
  expect(bare.length).toBeGreaterThan(0)
  expect(bare.filter(({ conditions }) => typeof conditions.maximum === 'string').map(({ id }) => id)).toEqual([])
})

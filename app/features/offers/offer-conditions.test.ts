import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { prizesAreFree } from '../../../tests/fixtures/words-of-languages.data.ts'
import { locales } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import type { Translate } from '../../site/messages/translate.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { maximumOf, offerConditions, releaseOf, shortConditions } from './offer-conditions.ts'

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

it('a choice of tickets or a bonus: the short terms say of each its own deposit and days', () => {
  const offers = content.offers.filter(({ id }) => id === 'welcome-bonus' || id === 'welcome-bonus-ontario')
  expect(offers).toHaveLength(2)
  for (const { conditions } of offers)
    expect(shortConditions(conditions, t)).toEqual([
      'offers.short-new',
      'offers.short-tickets {welcomeTicketPeriod}',
      'offers.short-bonus {welcomeMinimumDeposit} {welcomeReleasePeriod} {welcomePartFees} {welcomePart}'
    ])
})

it('"no wagering" is said of prizes alone: never of the month’s total, whose welcome bonus is released by rake', () => {
  const said = content.offers.filter(offer => releaseOf(offer, t) === 'offers.no-wagering')
  expect(new Set(said.map(({ kind }) => kind))).toEqual(
    new Set(['welcome-bonus', 'daily-leaderboard', 'daily-promo', 'jackpot'])
  )
  expect(said.filter(({ kind }) => kind === 'welcome-bonus').map(({ id }) => id)).toEqual(['welcome-bonus-gb'])
})

it.each<[siteId: SiteId, atRate: string[]]>([
  ['united-kingdom', ['daily-task', 'sunday-ticket', 'november-evenings', 'bad-beat-jackpot']],
  ['global', []],
  ['ontario', []]
])('tickets and pots that are said in pounds have the rate of the tables beside them: on %s', (siteId, atRate) => {
  const asOf = () => new Date('2026-11-20T12:00:00Z')
  const scope = { content, siteId, locale: 'en', t, asOf } as Partial<PageScope> as PageScope
  const said = content.offers.filter(
    offer =>
      offer.sites.includes(siteId) &&
      !/october|december/.test(offer.id) &&
      offerConditions(offer, scope).includes('offers.tables-rate £0.80')
  )
  expect(said.map(({ id }) => id)).toEqual(atRate)
})

it.each(locales)('it cannot be read as "no stake" in %s: prizes are its subject', locale => {
  const messages = JSON.parse(readFileSync(`content/messages/${locale}.json`, 'utf8'))
  expect(messages['offers.no-wagering']).toMatch(prizesAreFree[locale])
})

import { expect, it } from 'vitest'
import { shortLocale } from '../../app/domain/locales/locale.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { content } from '../../tests/fixtures/content.ts'

const { figures } = content

/** What the named figures are worth, without kind and source. */
const values = (...names: readonly string[]) =>
  names.map(name => {
    const { kind: _kind, source: _source, ...value } = figures[name] ?? { kind: 'missing', source: name }
    return value
  })

it.each<[rule: string, names: readonly string[], expected: readonly object[]]>([
  [
    'S1-4 S1-5 Welcome bonus: $100 free or 100% match up to $600 (older copy: up to $777, free $50)',
    ['welcomeRewards', 'welcomeMatchPercent', 'welcomeMatchMaximum', 'pastWelcomeMatchMaximum', 'pastWelcomeRewards'],
    [
      { amount: 100, currency: 'USD' },
      { value: 100 },
      { amount: 600, currency: 'USD' },
      { amount: 777, currency: 'USD' },
      { amount: 50, currency: 'USD' }
    ]
  ],
  [
    'S5-2 S5-4 S5-5 Streamer: 40+ average concurrent viewers over 3 months, 50% of tables on the product, 80% of a tournament session',
    ['streamerAverageViewers', 'streamerPeriod', 'streamerTablesShare', 'streamerSessionShare'],
    [{ value: 40 }, { value: 3, unit: 'month' }, { value: 50 }, { value: 80 }]
  ],
  [
    'S4-41 100% cashback, weekly cashback redeemable after Monday 00:00 UTC',
    ['streamerCashback', 'streamerCashbackDay', 'streamerCashbackTime'],
    [
      { value: 100 },
      { value: expect.objectContaining({ fr: 'lundi', en: 'Monday', fi: 'maanantai', pl: 'poniedziałek' }) },
      { value: '00:00', timeZone: 'UTC' }
    ]
  ],
  [
    'S9-10 Policy version 20240426, with 21 sections of prohibited behaviour',
    ['policyVersion', 'prohibitedBehaviourSections'],
    [{ value: '20240426' }, { value: 21 }]
  ],
  [
    'S9-11 Spin & Gold stakes $0.25 to $200, up to 200,000x',
    ['spinGoldStakeMinimum', 'spinGoldStakeMaximum', 'spinGoldMultiplier'],
    [{ amount: 0.25, currency: 'USD' }, { amount: 200, currency: 'USD' }, { value: 200_000 }]
  ],
  [
    'S9-12 Terms change: slot-game pending bet retention changed from 24 hours',
    ['pendingBetRetentionBefore'],
    [{ value: 24, unit: 'hour' }]
  ],
  [
    'S5-6 Ages: 18+, 19+, 21+ or 24+ by jurisdiction',
    ['ageDefault', 'ageNineteen', 'ageTwentyOne', 'ageTwentyFour'],
    [{ value: 18 }, { value: 19 }, { value: 21 }, { value: 24 }]
  ],
  ['S1-11 Support: 24/7', ['supportHours'], [{ value: '24/7' }]]
])('"%s"', (_rule, names, expected) => {
  expect(values(...names)).toEqual(expected)
})

it('S1-14 S5-18 "Site region country code AL; customer-messaging language fr; pt-br maps to pt"', () => {
  const { regionCountryCode, customerMessagingLanguage } = siteConfigurationOf('global')
  expect([regionCountryCode, customerMessagingLanguage, shortLocale('pt-br')]).toEqual(['AL', 'fr', 'pt'])
})

import { expect, it } from 'vitest'
import { proseFigures } from '../../app/domain/figures/prose-figures.ts'
import { locales } from '../../app/domain/locales/locale.ts'
import { versionInForce } from '../../app/domain/policies/policy-versions.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { elementsOf } from '../fixtures/html-elements.ts'
import { plainSpaces } from '../fixtures/offers-shown.ts'
import { readText } from '../fixtures/visible-words.ts'

const { pages, content } = await readBuiltSite()

const main = ({ html }: BuiltPage) => plainSpaces(elementsOf(html, 'main').map(readText).join('\n'))

it.each<[rule: string, path: string, figures: readonly string[]]>([
  ['Policy version 20240426, with 21 sections', '/terms-conditions/', ['policyVersion', 'prohibitedBehaviourSections']],
  ['Policy version 20240426, with 21 sections', '/house-rules/', ['policyVersion', 'prohibitedBehaviourSections']],
  [
    'Terms change: slot-game pending bet retention changed from 24 hours to a duration set by the provider’s policy',
    '/terms-conditions/',
    ['pendingBetRetentionBefore']
  ],
  [
    'Ages: 18+, 19+, 21+ or 24+ by jurisdiction',
    '/terms-conditions/',
    ['ageDefault', 'ageNineteen', 'ageTwentyOne', 'ageTwentyFour', 'adultAge']
  ],
  ['Ages', '/house-rules/', ['ageDefault', 'ageNineteen', 'ageTwentyOne', 'ageTwentyFour']],
  ['Ages', '/payment-details-policy/', ['ageDefault', 'ageNineteen', 'ageTwentyOne', 'ageTwentyFour']],
  ['Ages', '/withdrawal-policy/', ['ageDefault', 'ageNineteen', 'ageTwentyOne', 'ageTwentyFour']],
  [
    'Streamer: 40+ average concurrent viewers over 3 months, 50% of tables on the product, 80% of a tournament session',
    '/terms-conditions/',
    ['streamerAverageViewers', 'streamerPeriod', 'streamerTablesShare', 'streamerSessionShare']
  ],
  [
    'weekly cashback redeemable after Monday 00:00 UTC',
    '/terms-conditions/',
    ['streamerCashbackDay', 'streamerCashbackTime']
  ],
  ['S1-11 Support: 24/7', '/terms-conditions/', ['supportHours']],
  ['Support: 24/7', '/house-rules/', ['supportHours']],
  ['Support: 24/7', '/payment-details-policy/', ['supportHours']],
  ['Support: 24/7', '/withdrawal-policy/', ['supportHours']],
  ['Spin & Gold: up to 200,000x', '/house-rules/', ['spinGoldMultiplier']],
  ['Locale cookie lifetime: 365 days', '/cookie-policy/', ['localeCookieLifetime', 'consentCookieLifetime']],
  ['Icon cache: 50 entries, 168 hours', '/cookie-policy/', ['iconCacheLifetime']],
  [
    'Sign-up: 8 to 128 characters; 10 in 10 minutes; what is never confirmed is erased',
    '/terms-conditions/',
    [
      'passwordMinimumLength',
      'passwordMaximumLength',
      'signUpLimit',
      'signUpLimitPeriod',
      'confirmationLinkLifetime',
      'unconfirmedSignUpRetention',
      'dataLinkLifetime'
    ]
  ]
])('"%s" stands in the built text of %s', (_rule, path, names) => {
  const built = pages.filter(page => page.path === path)
  expect(new Set(built.map(({ locale }) => locale))).toEqual(new Set(locales))
  expectNoFaults(built, page => {
    const written = proseFigures(
      { figures: content.figures, configuration: siteConfiguration, minimumAge: 0 },
      page.locale
    )
    const words = main(page)
    return names.flatMap(name => (words.includes(plainSpaces(written[name] ?? name)) ? [] : `${name} is missing`))
  })
})

it.each([
  ['/terms-conditions/', 3000],
  ['/house-rules/', 1800],
  ['/payment-details-policy/', 1000],
  ['/withdrawal-policy/', 1000],
  ['/cookie-policy/', 900]
])('%s is a whole text, in every language', (path, fewest) => {
  const built = pages.filter(page => page.path === path)
  expectNoFaults(built, page => {
    const count = main(page).split(/\s/).length
    return count >= fewest ? null : `${count} words`
  })
})

/** The page's path without its locale, so that a link is found on every site. */
const leadsTo = (html: string, place: string, path: string) =>
  elementsOf(html, place).some(element => elementsOf(element, 'a').some(({ attribs }) => attribs.href?.endsWith(path)))

it.each([
  ['/terms-conditions/'],
  ['/cookie-policy/'],
  ['/house-rules/'],
  ['/withdrawal-policy/'],
  ['/payment-details-policy/']
])('the footer of every page links %s', path =>
  expectNoFaults(pages, ({ html }) => (leadsTo(html, 'footer', path) ? null : 'no link'))
)

it('sign-up links the terms whose version it names', () => {
  const forms = pages.filter(({ html }) => html.includes('data-sign-up'))
  const { version } = versionInForce(content.policyVersions['terms-conditions'] ?? [], new Date())?.en ?? {}
  expectNoFaults(forms, ({ html }) => [
    ...(leadsTo(html, 'form', '/terms-conditions/') ? [] : ['no link to the terms']),
    ...(version && html.includes(version) ? [] : [`the version ${version} is not named`])
  ])
})

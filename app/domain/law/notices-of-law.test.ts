import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import type { SiteId } from '../sites/site-id.ts'
import { audienceOf } from './audience.ts'
import { withoutRule } from './audience-facts.ts'
import { noticesOfLaw } from './notices-of-law.ts'

const { countryRules } = content
const noticesOf = (siteId: SiteId, countryKey: string | null, at = '2026-11-20') => {
  const now = new Date(at)
  const { laws } = audienceOf(siteId, countryKey, countryRules, now)
  return noticesOfLaw({ siteId, laws, countryRules, now })
}

it.each<[rule: string, siteId: SiteId, countryKey: string | null, keys: string[]]>([
  ['the site’s law, for visitors of any place', 'belgium', withoutRule, ['BE']],
  ['... of an unknown one too', 'belgium', null, ['BE']],
  ['the law of the visitor’s country', 'global', 'FR', ['FR']],
  ['both, the site’s first', 'belgium', 'FR', ['BE', 'FR']],
  ['at home: once', 'belgium', 'BE', ['BE']],
  ['a country whose law asks for nothing', 'global', 'US', []],
  ['a place without any rule', 'global', withoutRule, []]
])('S6-22 notices of law are the union of the site’s and the visitor’s: %s', (_rule, siteId, countryKey, keys) => {
  expect(noticesOf(siteId, countryKey).map(notices => notices.countryKey)).toEqual(keys)
})

it.each<[rule: string, siteId: SiteId, key: string, words: RegExp[]]>([
  ['"gambling is addictive" and the site stopoptijd.be', 'belgium', 'BE', [/addictive.*stopoptijd\.be/]],
  ['the tagline of 2025', 'philippines', 'PH', [/Know when to stop\./]],
  ['the slogan of the Netherlands', 'netherlands', 'NL', [/What does gambling cost you\?/]],
  ['the French warning with its number', 'global', 'FR', [/09 74 75 13 13/]],
  ['a warning clause, and that the status of poker is unsettled', 'brazil', 'BR', [/addiction/, /unsettled/]]
])('warnings: %s', (_rule, siteId, key, words) => {
  for (const at of ['2026-11-20', '2040-01-01']) {
    const [notices] = noticesOf(siteId, key, at)
    expect(notices?.warnings.map(({ text }) => text.en)).toEqual(words.map(word => expect.stringMatching(word)))
  }
})

it('a helpline that is not verified is not shown; the regulator is', () => {
  const [dutch] = noticesOf('netherlands', 'NL')
  expect(dutch?.help.map(({ name, phone = null }) => [name, phone])).toEqual([
    ['Loket Kansspel', null],
    ['Cruks', null]
  ])
  expect(dutch?.regulator?.url).toBe('https://kansspelautoriteit.nl/')
})

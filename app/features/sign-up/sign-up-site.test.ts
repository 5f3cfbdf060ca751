import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { signUpSite } from './sign-up-site.ts'

const { countryRules: records } = content
const now = new Date('2026-11-21T12:00:00Z')

it.each<[rule: string, siteId: SiteId, countryKey: string | null, right: SiteId | null]>([
  ['"the notice names the regional site where one exists"', 'global', 'GB', 'united-kingdom'],
  ['a licence record stands in Belgium', 'global', 'BE', 'belgium'],
  ['"CAON: BLOCKED" elsewhere, at home on its own site', 'global', 'CAON', 'ontario'],
  ['Brazil has a site, where sign-up is refused as well', 'global', 'BR', null],
  ['"FR, PL, US: BLOCKED"', 'global', 'FR', null],
  ['a Norwegian on Ontario’s site', 'ontario', 'NO', 'global'],
  ['"elsewhere, or unknown": unknown on Ontario’s site', 'ontario', null, 'global'],
  ['a Briton on Ontario’s site', 'ontario', 'GB', 'united-kingdom'],
  ['a Frenchman on Ontario’s site', 'ontario', 'FR', null],
  ['who is where they belong', 'belgium', 'BE', null]
])('%s', (_rule, siteId, countryKey, right) => {
  expect(signUpSite({ siteId, locale: 'en', countryKey, records, now })?.siteId ?? null).toBe(right)
})

it.each([
  ['the language of the page stays', 'global', 'en', 'NO', 'en'],
  ['where the other site has it', 'ontario', 'en', 'BE', 'nl']
] as const)('%s', (_rule, siteId, locale, countryKey, expected) => {
  expect(
    signUpSite({ siteId: siteId === 'global' ? 'ontario' : siteId, locale, countryKey, records, now })?.locale
  ).toBe(expected)
})

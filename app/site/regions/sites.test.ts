import { expect, it } from 'vitest'
import type { Locale } from '../locales/locale.ts'
import { type SiteId, siteIds } from './site-id.ts'
import { sites } from './sites.data.ts'
import { hasLocale, negotiatesLanguage, siteOf, siteOfCountry, siteOfLocale } from './sites.ts'

it('has a row for each site id, in the order of the design', () => {
  expect(sites.map(({ id }) => id)).toEqual(siteIds)
})

it.each<[siteId: SiteId, locales: Locale[], countryKey: string | null]>([
  ['global', ['fr', 'en', 'es'], null],
  ['europe', ['en'], null],
  ['belgium', ['nl', 'fr'], 'BE'],
  ['brazil', ['pt-br'], 'BR'],
  ['bosnia', ['bs'], 'BA'],
  ['ontario', ['en'], 'CAON'],
  ['finland', ['fi'], 'FI'],
  ['germany', ['de'], 'DE'],
  ['hungary', ['hu'], 'HU'],
  ['netherlands', ['nl'], 'NL'],
  ['philippines', ['en'], 'PH'],
  ['poland', ['pl'], 'PL'],
  ['ukraine', ['uk'], 'UA'],
  ['united-kingdom', ['en'], 'GB']
])('S2-28 %s: %s, %s', (siteId, locales, countryKey) => {
  expect(siteOf(siteId)).toMatchObject({ locales, countryKey })
  expect(siteOfCountry(countryKey)).toBe(countryKey === null ? null : siteId)
})

it.each<[rule: string, value: unknown, expected: unknown]>([
  ['`uk` is Ukrainian, `GB` the United Kingdom', siteOfCountry('GB'), 'united-kingdom'],
  ['everything not below has no site of its own', siteOfCountry('FR'), null],
  ['the site of a language: the first that has it', siteOfLocale('nl'), 'belgium'],
  ['S1-2 French is default', siteOfLocale('fr'), 'global'],
  ['a locale that the site does not have', hasLocale('global', 'de'), false],
  ['a site of several languages chooses between them', negotiatesLanguage('belgium'), true],
  ['a site of one does not', negotiatesLanguage('ontario'), false]
])('%s', (_rule, value, expected) => {
  expect(value).toEqual(expected)
})

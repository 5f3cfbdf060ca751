import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { type Locale, locales } from '../../domain/locales/locale.ts'
import { sites } from '../../domain/sites/sites.data.ts'
import { countryName } from './footer-regions.ts'
import { locationName, placeName } from './place-name.ts'

it.each<[rule: string, key: string, locale: Locale, name: string]>([
  ['the Netherlands as the policies say it', 'NL', 'bs', 'Holandija'],
  ['the United States in full', 'US', 'bs', 'Sjedinjene Američke Države'],
  ['Bosnia without a sign in its name', 'BA', 'en', 'Bosnia and Herzegovina'],
  ['Ontario, which is no country', 'CAON', 'uk', 'Онтаріо (Канада)'],
  ['what the data of languages has', 'NL', 'pt-br', 'Países Baixos']
])('a place has one name: %s', (_rule, key, locale, name) => {
  expect(placeName(key, locale)).toBe(name)
})

it.each(locales)('in %s a site, a visitor’s place and the records that name a country say it alike', locale => {
  for (const { id, countryKey } of sites) {
    if (countryKey === null || countryKey === 'CAON') continue
    expect(countryName(id, locale)).toBe(placeName(countryKey, locale))
    expect(locationName({ country: countryKey, countryKey }, locale)).toBe(placeName(countryKey, locale))
  }
  const keys = new Map(content.countryRules.map(({ countryKey }) => [placeName(countryKey, 'en'), countryKey]))
  const named = content.oversight.accessibility.flatMap(({ region }) => {
    const key = keys.get(region.en)
    return key === undefined ? [] : [[region[locale], placeName(key, locale)]]
  })
  expect(named.length).toBeGreaterThan(6)
  for (const [written, name] of named) expect(written).toBe(name)
})

it.each<[rule: string, country: string | null, countryKey: string | null, locale: Locale, name: string | null]>([
  ['unknown has no name', null, null, 'fr', null],
  ['a country, in French', 'NO', 'NO', 'fr', 'Norvège'],
  ['a country, in English', 'NO', 'NO', 'en', 'Norway'],
  ['Ontario is named as its rule is kept', 'CA', 'CAON', 'fr', 'Ontario (Canada)'],
  ['the rest of Canada is Canada', 'CA', 'CA', 'en', 'Canada']
])('%s', (_rule, country, countryKey, locale, name) => {
  expect(locationName({ country, countryKey }, locale)).toBe(name)
})

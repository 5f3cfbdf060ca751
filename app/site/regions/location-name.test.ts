import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import { locationName } from './location-name.ts'

it.each<[rule: string, country: string | null, countryKey: string | null, locale: Locale, name: string | null]>([
  ['unknown has no name', null, null, 'fr', null],
  ['a country, in French', 'NO', 'NO', 'fr', 'Norvège'],
  ['a country, in English', 'NO', 'NO', 'en', 'Norway'],
  ['Ontario is named as its rule is kept', 'CA', 'CAON', 'fr', 'Ontario (Canada)'],
  ['the rest of Canada is Canada', 'CA', 'CA', 'en', 'Canada']
])('%s', (_rule, country, countryKey, locale, name) => {
  expect(locationName({ country, countryKey }, locale)).toBe(name)
})

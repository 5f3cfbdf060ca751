import { expect, it } from 'vitest'
import { type CountryRegion, canadianProvinces, countryOf, placeKey, placeOfKey } from './place.ts'

it.each<[rule: string, place: CountryRegion | null, key: string]>([
  ['special key CAON for Ontario, Canada', { country: 'CA', region: 'ON' }, 'CAON'],
  ['the rest of Canada', { country: 'CA', region: null }, 'CA'],
  ['any other country', { country: 'BE', region: null }, 'BE'],
  ['nowhere', null, '']
])('%s', (_rule, place, key) => {
  expect(placeKey(place)).toBe(key)
  expect(placeOfKey(key)).toEqual(place)
})

it('Canada has ten provinces and three territories, each with a code of its own', () => {
  expect(new Set(Object.values(canadianProvinces)).size).toBe(13)
})

it.each<[code: string, country: string | null]>([
  ['fr', 'FR'],
  ['UK', 'GB'],
  ['XK', 'XK'],
  ['XX', null],
  ['ZZ', null],
  ['T1', null],
  ['EU', null],
  ['AP', null],
  ['QQ', null],
  ['US-CA', null],
  ['', null]
])('the country of the code %s is %s', (code, country) => {
  expect(countryOf(code)).toBe(country)
})

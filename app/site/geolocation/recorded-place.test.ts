import { expect, it } from 'vitest'
import { placeOf } from './recorded-place.ts'

it.each<[rule: string, record: unknown, place: ReturnType<typeof placeOf>]>([
  [
    'DB-IP: country_code and state1 as a name',
    { country_code: 'CA', state1: 'Ontario' },
    { country: 'CA', region: 'ON' }
  ],
  ['DB-IP: another province', { country_code: 'CA', state1: 'Quebec' }, { country: 'CA', region: 'QC' }],
  ['DB-IP: a name that is no province', { country_code: 'CA', state1: 'Elsewhere' }, { country: 'CA', region: null }],
  [
    'DB-IP: Ontario is also a town of California',
    { country_code: 'US', state1: 'Ontario' },
    { country: 'US', region: null }
  ],
  ['DB-IP: a database of countries alone', { country_code: 'fr' }, { country: 'FR', region: null }],
  [
    'MaxMind: iso_code of the country and its first subdivision',
    { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'ON', names: { en: 'Ontario' } }, { iso_code: 'X' }] },
    { country: 'CA', region: 'ON' }
  ],
  [
    'MaxMind: a region elsewhere',
    { country: { iso_code: 'FR' }, subdivisions: [{ iso_code: 'IDF' }] },
    { country: 'FR', region: 'IDF' }
  ],
  [
    'nested, with names alone',
    { country: { iso_code: 'CA' }, subdivisions: [{ names: { en: 'Ontario' } }] },
    { country: 'CA', region: 'ON' }
  ],
  ['MaxMind: no subdivisions', { country: { iso_code: 'CA' } }, { country: 'CA', region: null }],
  [
    'where only the owner of the network is registered, nobody knows the place',
    { registered_country: { iso_code: 'FR' } },
    null
  ],
  ['ZZ is nowhere', { country_code: 'ZZ' }, null],
  ['an empty country', { country_code: '' }, null],
  ['a country that is no code', { country_code: 'France' }, null],
  ['no record', null, null],
  ['a record of another kind', { autonomous_system_number: 1 }, null],
  ['lists that are none', { country: { iso_code: 'CA' }, subdivisions: 'ON' }, { country: 'CA', region: null }]
])('%s', (_rule, record, place) => {
  expect(placeOf(record)).toEqual(place)
})

import { expect, it } from 'vitest'
import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { SiteId } from '../../site/regions/site-id.ts'
import { siteLicence } from './site-licence.ts'

const figures = {
  licenceAuthority: { kind: 'text', value: 'Island Commission', source: 'test' },
  licenceNumber: { kind: 'text', value: 'SAMPLE-0', source: 'test' },
  licenceGrantedOn: { kind: 'date', value: '2024-01-01', source: 'test' }
} as const
const licence = {
  regulator: 'Regulator',
  number: 'SAMPLE-1',
  grantedOn: '2026-01-01',
  statusUrl: 'https://r.example/',
  sample: true as const
}
const rule = (countryKey: string, site: SiteId, rest: Partial<CountryRule['licence']> = {}) =>
  ({ countryKey, site, validFrom: '2026-01-01', licence: { ...licence, ...rest } }) as CountryRule
const countryRules = [rule('GB', 'united-kingdom', { sentence: 'Our sentence.' }), rule('DE', 'germany')]

it.each<[rule: string, siteId: SiteId, expected: unknown]>([
  [
    'the global site: the licence among the figures',
    'global',
    { authority: 'Island Commission', number: 'SAMPLE-0', grantedOn: '1 January 2024', sentence: null }
  ],
  [
    "a region: that of its country's record",
    'germany',
    { authority: 'Regulator', number: 'SAMPLE-1', grantedOn: '1 January 2026', sentence: null }
  ],
  ["the regulator's own sentence where it asks for one", 'united-kingdom', { sentence: 'Our sentence.' }],
  ['a site without a licence names none', 'poland', null]
])('%s', (_rule, siteId, expected) => {
  const shown = siteLicence({ siteId, countryRules, figures, locale: 'en', now: new Date('2026-11-20') })
  if (expected === null) expect(shown).toBeNull()
  else expect(shown).toMatchObject(expected as object)
})

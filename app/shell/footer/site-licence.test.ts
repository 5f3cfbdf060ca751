import { expect, it } from 'vitest'
import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteLicence } from './site-licence.ts'

const now = '2026-11-20T12:00:00Z'
const figures = {
  licenceAuthority: { kind: 'text', value: 'Island Commission', source: 'test' },
  licenceNumber: { kind: 'text', value: 'SAMPLE-0', source: 'test' },
  licenceGrantedOn: { kind: 'date', value: '2024-01-01', source: 'test' },
  licenceStatement: { kind: 'text', value: { fr: 'Réglementé ici.', en: 'Regulated here.' }, source: 'test' },
  licenceRegistration: { kind: 'text', value: { fr: 'Inscription.', en: 'How to register.' }, source: 'test' },
  licenceStatusUrl: { kind: 'text', value: 'https://island.example/', source: 'test' },
  europeLicenceAuthority: { kind: 'text', value: 'Authority', source: 'test' },
  europeLicenceNumber: { kind: 'text', value: 'SAMPLE-2', source: 'test' },
  europeLicenceGrantedOn: { kind: 'date', value: '2025-01-01', source: 'test' }
} as const
const licence = {
  regulator: 'Regulator',
  number: 'SAMPLE-1',
  grantedOn: '2026-01-01',
  statusUrl: 'https://r.example/',
  sample: true as const
}
const rule = (countryKey: string, site: SiteId, rest: Partial<CountryRule['licence']> = {}) =>
  ({
    countryKey,
    site,
    validFrom: '2026-01-01',
    reviewBy: '2026-12-31',
    licence: { ...licence, ...rest }
  }) as CountryRule
const countryRules = [rule('GB', 'united-kingdom', { sentence: 'Our sentence.' }), rule('DE', 'germany')]

it.each<[rule: string, siteId: SiteId, at: string, expected: unknown]>([
  [
    'the global site: the licence among the figures',
    'global',
    now,
    { authority: 'Island Commission', number: 'SAMPLE-0', grantedOn: '1 January 2024', sentence: null }
  ],
  ['"statement \'regulated in the Isle of Man\'"', 'global', now, { statement: 'Regulated here.' }],
  ['"a summary of registration arrangements"', 'global', now, { registration: 'How to register.' }],
  ['a link to the authority', 'global', now, { statusUrl: 'https://island.example/' }],
  ['Europe: "licensed under …, issued on …"', 'europe', now, { number: 'SAMPLE-2', grantedOn: '1 January 2025' }],
  ['"plus link to the register entry": United Kingdom', 'united-kingdom', now, { statusUrl: 'https://r.example/' }],

  [
    "a region: that of its country's record",
    'germany',
    now,
    { authority: 'Regulator', number: 'SAMPLE-1', grantedOn: '1 January 2026', sentence: null }
  ],
  ["the regulator's own sentence where it asks for one", 'united-kingdom', now, { sentence: 'Our sentence.' }],
  ['a site without a licence names none', 'poland', now, null],
  ['until the end of the review date', 'germany', '2026-12-31T23:59:59Z', { number: 'SAMPLE-1' }],
  ['"a record past its review date hides its marks"', 'germany', '2027-01-01T00:00:00Z', null]
])('%s', (_rule, siteId, at, expected) => {
  const shown = siteLicence({ siteId, countryRules, figures, locale: 'en', now: new Date(at) })
  if (expected === null) expect(shown).toBeNull()
  else expect(shown).toMatchObject(expected as object)
})

import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { siteIds } from '../sites/site-id.ts'
import { audienceOf } from './audience.ts'
import { placeClasses } from './place-classes.ts'

const now = new Date('2026-11-26T12:00:00Z')
const rules = content.countryRules
const classesOf = (siteId: (typeof siteIds)[number], records = rules) => placeClasses(siteId, records, now)

it.each<[rule: string, site: (typeof siteIds)[number], place: string, name: string]>([
  ['a country with a rule has the class of its key', 'global', 'FR', audienceOf('global', 'FR', rules, now).name],
  ['a country without any is open', 'global', 'NO', 'open'],
  ['a code out of use is the country that it is now', 'global', 'UK', audienceOf('global', 'GB', rules, now).name],
  ['the province of Ontario has its own rule', 'global', 'CA-ON', audienceOf('global', 'CAON', rules, now).name],
  ['every other province is Canada', 'global', 'CA-QC', audienceOf('global', 'CA', rules, now).name],
  ['Canada alone may be Ontario, which is blocked', 'global', 'CA', audienceOf('global', 'CAON', rules, now).name],
  ['where neither is ruled, Canada alone is unknown: Ontario is licensed', 'ontario', 'CA', 'unknown'],
  ['the site that Ontario is licensed on', 'ontario', 'CA-ON', audienceOf('ontario', 'CAON', rules, now).name]
])('%s: on %s, %s', (_rule, site, place, name) => {
  expect(classesOf(site)[place]).toBe(name)
})

it.each(['XX', 'T1', 'ZZ', 'EU', ''])('what names no country is not in the table, so that it is unknown: %s', place => {
  for (const siteId of siteIds) expect(Object.hasOwn(classesOf(siteId), place)).toBe(false)
})

it('a warning is stricter than none: Canada alone counts as warned where only the rest of it is', () => {
  const [ontario] = rules.filter(({ countryKey }) => countryKey === 'CAON')
  if (!ontario) throw new Error('Ontario has no rule')
  const warned = { ...ontario.onOtherSites, ruleType: 'WARNING' as const }
  const canada = { ...ontario, countryKey: 'CA', site: null, licence: null, onOwnSite: warned, onOtherSites: warned }
  const records = [...rules, canada]
  expect(classesOf('ontario', records).CA).toBe(audienceOf('ontario', 'CA', records, now).name)
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { countryRules } from './country-rules/country-rules.schema.ts'
import { trustMarks } from './trust-marks/trust-marks.schema.ts'

it('S3-3 Footer badge: width, height, label, imgPath, url, target', () => {
  expect(Object.keys(trustMarks.item.entries)).toEqual(
    expect.arrayContaining(['width', 'height', 'label', 'imgPath', 'url', 'target'])
  )
})

const rule = countryRules.item.entries

it('S3-8 Geolocation rule: ruleType, BLOCKED or WARNING', () => {
  for (const permission of [rule.onOwnSite, rule.onOtherSites])
    expect(permission.entries.ruleType.wrapped.options).toEqual(['BLOCKED', 'WARNING'])
})

it.each<[rule: string, key: string, valid: boolean]>([
  ['keyed by country code', 'FR', true],
  ['with special key CAON for Ontario, Canada', 'CAON', true],
  ['codes are capitals', 'fr', false]
])('S3-8 Geolocation rule, %s', (_rule, key, valid) => {
  expect(v.is(rule.countryKey, key)).toBe(valid)
})

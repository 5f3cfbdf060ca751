import { expect, it } from 'vitest'
import { siteConfigurationOf } from './site-configuration.ts'
import { ambassadorsShown, choicesShown, consentPresumed, selfExclusionShown } from './supported.ts'

const { flags } = siteConfigurationOf('global')

it.each([
  ['"region selector supported"', true, ['a', 'b']],
  ['not supported', false, []]
])('S1-20 the region selector: %s', (_, regionSelectorSupported, shown) => {
  expect(choicesShown({ ...flags, regionSelectorSupported }, ['a', 'b'])).toEqual(shown)
})

it.each([
  ['"brand ambassador supported"', true, true, true],
  ['supported, but the law of the country forbids it', true, false, false],
  ['not supported', false, true, false]
])('S1-21 ambassadors: %s', (_, brandAmbassadorSupported, allowed, shown) => {
  expect(ambassadorsShown({ ...flags, brandAmbassadorSupported }, allowed)).toBe(shown)
})

it.each([
  ['"a self-exclusion-style modal supported"', true],
  ['not supported', false]
])('S1-22 the self-exclusion modal: %s', (_, selfExclusionModalSupported) => {
  expect(selfExclusionShown({ ...flags, selfExclusionModalSupported })).toBe(selfExclusionModalSupported)
})

it.each([
  ['"default consent disabled"', false],
  ['enabled', true]
])('S1-18 consent before a choice: %s', (_, defaultConsentEnabled) => {
  expect(consentPresumed({ ...flags, defaultConsentEnabled })).toBe(defaultConsentEnabled)
})

it('the demo presumes no consent', () => expect(consentPresumed(flags)).toBe(false))

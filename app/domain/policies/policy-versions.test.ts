import { expect, it } from 'vitest'
import { policyVersionOf } from '../../../tests/fixtures/policy-version.ts'
import {
  announcedVersions,
  nextPolicyChange,
  policyPath,
  versionAt,
  versionBefore,
  versionInForce,
  versionPath,
  versionToCome
} from './policy-versions.ts'

const past = policyVersionOf('20250101', '2025-01-01')
const present = policyVersionOf('20260101', '2026-01-01')
const announced = policyVersionOf('20270101', '2027-01-01', { announcedOn: '2026-11-01' })
const secret = policyVersionOf('20280101', '2028-01-01')
const versions = [announced, past, secret, present]
const at = (instant: string) => new Date(instant)

it.each<[rule: string, instant: string, inForce: unknown, toCome: unknown]>([
  ['"take over by themselves at their day": before it', '2026-12-31T23:59:59Z', present, announced],
  ['at 00:00 UTC of its day', '2027-01-01T00:00:00Z', announced, undefined],
  ['an announcement is made on its day', '2026-10-31T23:59:59Z', present, undefined],
  ['"future versions are announced"', '2026-11-01T00:00:00Z', present, announced],
  ['before the first it is the first: no page is without its policy', '2024-12-31T00:00:00Z', past, undefined]
])('%s', (_rule, instant, inForce, toCome) => {
  expect(versionInForce(versions, at(instant))).toBe(inForce)
  expect(versionToCome(versions, at(instant))).toBe(toCome)
})

it.each<[rule: string, instant: string, next: string | null]>([
  ['the next announcement', '2026-10-01T00:00:00Z', '2026-11-01T00:00:00.000Z'],
  ['then the next day on which one takes over', '2026-11-21T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  [
    'a version without an announcement counts as announced on its day',
    '2027-06-01T00:00:00Z',
    '2028-01-01T00:00:00.000Z'
  ],
  ['nothing more', '2028-01-01T00:00:00Z', null]
])('a page is good until %s', (_rule, instant, next) => {
  expect(nextPolicyChange(versions, at(instant))?.toISOString() ?? null).toBe(next)
})

it('the versions that are announced, the newest first', () => {
  expect(announcedVersions(versions, at('2026-11-21T00:00:00Z'))).toEqual([announced, present, past])
})

it('the version that one follows', () => {
  expect([versionBefore(versions, present), versionBefore(versions, past)]).toEqual([past, undefined])
})

it.each<[rule: string, path: string, version: unknown]>([
  ['"a permanent address for each version"', versionPath('terms-conditions', '20250101'), past],
  ['an announced one has its address already', versionPath('terms-conditions', '20270101'), announced],
  ['one that is not announced has none', versionPath('terms-conditions', '20280101'), undefined],
  ['an unknown policy', versionPath('no-terms', '20250101'), undefined],
  ['a name that every object has', versionPath('constructor', '20250101'), undefined],
  ['an unknown version', versionPath('terms-conditions', '19990101'), undefined]
])('%s', (_rule, path, version) => {
  expect(versionAt(path, { 'terms-conditions': versions }, at('2026-11-21T00:00:00Z'))?.version).toBe(version)
})

it('policies of the network stand below /network/', () => {
  expect(policyPath('network-random-number-generator')).toBe('/network/random-number-generator/')
  expect(policyPath('terms-conditions')).toBe('/terms-conditions/')
})

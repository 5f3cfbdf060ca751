import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { inEveryLanguage } from '../../../tests/fixtures/in-every-language.ts'
import { acceptedVersions } from './accepted-versions.ts'

const [published] = Object.values(content.policies)
if (!published) throw new Error('There is no policy')
const now = new Date('2026-11-21T12:00:00Z')
const version = (value: string, effectiveFrom = '2026-01-01') =>
  inEveryLanguage({ ...published.en, version: value, effectiveFrom })

it.each([
  [
    '"The accepted version of the terms": that of the published ones',
    { 'terms-conditions': [version('20260101')] },
    '20260101'
  ],
  [
    'a version that is to come is not accepted yet',
    { 'terms-conditions': [version('20270101', '2027-01-01'), version('20260101')] },
    '20260101'
  ],
  ['"Policy version 20240426", while they are not published', {}, '20240426']
])('%s', (_rule, terms, termsVersion) => {
  const given = { figures: content.figures, policyVersions: { 'privacy-policy': [version('20261121')], ...terms } }
  expect(acceptedVersions(given, now)).toEqual({ termsVersion, privacyVersion: '20261121' })
})

it('throws where nothing says what is accepted', () => {
  expect(() => acceptedVersions({ figures: {}, policyVersions: {} }, now)).toThrow('have no version')
})

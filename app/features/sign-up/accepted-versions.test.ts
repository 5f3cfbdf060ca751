import { expect, it } from 'vitest'
import { readContent } from '../../../server/content-store.ts'
import { acceptedVersions } from './accepted-versions.ts'

const content = await readContent('content')
const [published] = Object.values(content.policies)
if (!published) throw new Error('There is no policy')
const version = (value: string) => ({
  fr: { ...published.fr, version: value },
  en: { ...published.en, version: value }
})

it.each([
  [
    '"The accepted version of the terms": that of the published ones',
    { 'terms-conditions': version('20270101') },
    '20270101'
  ],
  ['"Policy version 20240426", while they are not published', {}, '20240426']
])('%s', (_rule, policies, termsVersion) => {
  const given = { figures: content.figures, policies: { 'privacy-policy': version('20261121'), ...policies } }
  expect(acceptedVersions(given)).toEqual({ termsVersion, privacyVersion: '20261121' })
})

it('throws where nothing says what is accepted', () => {
  expect(() => acceptedVersions({ figures: {}, policies: {} })).toThrow('have no version')
})

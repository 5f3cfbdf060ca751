import { expect, it } from 'vitest'
import type { PrivacyFacts } from '../../app/site/page/visit.ts'
import { readPrivacy } from './read-privacy.ts'

it.each<[rule: string, headers: Record<string, string>, country: string | null, facts: Partial<PrivacyFacts>]>([
  ['`Sec-GPC: 1`', { 'sec-gpc': '1' }, 'NO', { gpc: true, dnt: false }],
  ['`DNT: 1`', { dnt: '1' }, 'NO', { gpc: false, dnt: true }],
  ['another value is no signal', { 'sec-gpc': '0', dnt: '0' }, 'NO', { gpc: false, dnt: false }],
  ['a country of the list', {}, 'FR', { consentRequired: true }],
  ['"or unknown"', {}, null, { consentRequired: true }],
  ['another country', {}, 'NO', { consentRequired: false }],
  [
    'the cookies of a choice',
    { cookie: 'consent=v1.denied.1; consent-time=2026-11-21T14:05:00.000Z' },
    'FR',
    { consent: 'v1.denied.1', consentTime: '2026-11-21T14:05:00.000Z' }
  ]
])('%s', (_rule, headers, country, facts) => {
  expect(readPrivacy(headers, { country }, { COUNTRIES_WITH_GDPR: ['FR'] }, [])).toMatchObject(facts)
})

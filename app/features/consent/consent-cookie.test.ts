import { expect, it } from 'vitest'
import { type ConsentChoice, readConsent, readConsentTime, writeConsent } from './consent-cookie.ts'

it.each<[rule: string, value: string | undefined, choice: ConsentChoice | null]>([
  [
    '`consent=v1.{granted|denied}.{text version}`',
    'v1.granted.20261121',
    { decision: 'granted', textVersion: '20261121' }
  ],
  ['a refusal', 'v1.denied.20261121', { decision: 'denied', textVersion: '20261121' }],
  ['another format is no choice', 'v2.granted.20261121', null],
  ['another word is no choice', 'v1.yes.20261121', null],
  ['a choice without a version is none', 'v1.granted.', null],
  ['nor with more than one', 'v1.granted.1.2', null],
  ['a version of any length is none', `v1.granted.${'9'.repeat(21)}`, null],
  ['no cookie', undefined, null]
])('%s', (_rule, value, choice) => {
  expect(readConsent(value)).toEqual(choice)
  if (choice) expect(writeConsent(choice)).toBe(value)
})

it.each<[rule: string, value: string | undefined, time: string | null]>([
  ['the instant of the choice, ISO', '2026-11-21T14:05:09.123Z', '2026-11-21T14:05:09.123Z'],
  ['without milliseconds', '2026-11-21T14:05:09Z', '2026-11-21T14:05:09.000Z'],
  ['no such day', '2026-13-41T14:05:09Z', null],
  ['anything else', 'yesterday', null],
  ['no cookie', undefined, null]
])('%s', (_rule, value, time) => {
  expect(readConsentTime(value)?.toISOString() ?? null).toBe(time)
})

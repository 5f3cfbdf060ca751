import { expect, it } from 'vitest'
import { type ConsentStatus, consentStatus } from './consent-state.ts'

type Facts = Parameters<typeof consentStatus>[0]
const plain: Facts = {
  consentRequired: true,
  gpc: false,
  dnt: false,
  choice: null,
  textVersion: '2',
  defaultConsentEnabled: false
}

it.each<[rule: string, facts: Partial<Facts>, said: ConsentStatus]>([
  ['what was decided', { choice: { decision: 'granted', textVersion: '2' } }, 'granted'],
  ['under a signal too', { choice: { decision: 'granted', textVersion: '2' }, gpc: true }, 'granted'],
  ['a refusal', { choice: { decision: 'denied', textVersion: '2' }, gpc: true }, 'denied'],
  ['"GPC/DNT detected"', { gpc: true, consentRequired: false }, 'signal'],
  ['DNT', { dnt: true }, 'signal'],
  ['nothing decided, and the law asks', {}, 'asked'],
  ['decided for another text', { choice: { decision: 'granted', textVersion: '1' } }, 'asked'],
  [
    'a refusal of another text, where nobody asks',
    { choice: { decision: 'denied', textVersion: '1' }, consentRequired: false },
    'denied'
  ],
  ['nothing decided, and the law does not ask', { consentRequired: false }, 'free'],
  ['nothing decided, and consent counts as given', { defaultConsentEnabled: true }, 'presumed']
])('%s', (_rule, facts, said) => expect(consentStatus({ ...plain, ...facts })).toBe(said))

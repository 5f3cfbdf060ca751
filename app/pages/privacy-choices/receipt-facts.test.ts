import { expect, it } from 'vitest'
import type { PrivacyFacts } from '../../site/page/visit.ts'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'

const nothing: PrivacyFacts = {
  consent: undefined,
  consentTime: undefined,
  gpc: false,
  dnt: false,
  consentRequired: true
}
const at = new Date('2026-11-21T14:05:00Z')

it.each<[rule: string, privacy: Partial<PrivacyFacts>, receipt: Partial<ReceiptFacts>]>([
  ['nothing was decided', {}, { status: 'asked', decided: null }],
  [
    '"what was decided, when, for which text version"',
    { consent: 'v1.granted.20261121', consentTime: at.toISOString() },
    { status: 'granted', decided: { at, textVersion: '20261121' } }
  ],
  [
    'a decision for another text is still shown',
    { consent: 'v1.granted.20250101', consentTime: at.toISOString() },
    { status: 'asked', decided: { at, textVersion: '20250101' } }
  ],
  [
    'a time that anybody wrote is left out',
    { consent: 'v1.denied.20261121', consentTime: 'soon' },
    { status: 'denied', decided: { at: null, textVersion: '20261121' } }
  ],
  ['a cookie that anybody wrote is no decision', { consent: 'granted' }, { status: 'asked', decided: null }],
  ['"GPC/DNT detected"', { gpc: true, dnt: true }, { status: 'signal', gpc: true, dnt: true }],
  ['"the visitor may still opt in"', { gpc: true, consent: 'v1.granted.20261121' }, { status: 'granted', gpc: true }]
])('%s', (_rule, privacy, receipt) => {
  const facts = { privacy: { ...nothing, ...privacy }, textVersion: '20261121', defaultConsentEnabled: false }
  expect(receiptFacts(facts)).toMatchObject(receipt)
})

import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { consentConfiguration, consentScript } from './consent-configuration.ts'

const page = content.pages['privacy-choices'].en
const signals = { gpc: false, dnt: false }
const facts = {
  id: 'cmp-1',
  page,
  choicesHref: '/en/privacy-choices/',
  defaultConsentEnabled: false,
  tags: {},
  signals,
  script: null
}

it.each<[rule: string, defaultConsentEnabled: boolean, text: string]>([
  ['consent disabled by default: nothing is loaded before the answer', false, page.ask.text],
  ['enabled: the visitor is told that tools are loaded', true, page.ask.presumed]
])('%s', (_rule, defaultConsentEnabled, text) => {
  const configuration = consentConfiguration({ ...facts, defaultConsentEnabled })
  expect(configuration).toMatchObject({ id: 'cmp-1', textVersion: String(page.textVersion), defaultConsentEnabled })
  expect(configuration.words.text).toBe(text)
})

it.each<[rule: string, id: string | null, address: string | null, script: string | null]>([
  ['S7-22 a consent service', 'a/1', 'https://cmp.example/{id}.js', 'https://cmp.example/a%2F1.js'],
  ['none without an id', null, 'https://cmp.example/{id}.js', null],
  ['none without an address', 'a1', null, null]
])('%s', (_rule, CONSENT_ID, CONSENT_SCRIPT_URL, script) =>
  expect(consentScript({ CONSENT_ID, CONSENT_SCRIPT_URL })).toBe(script)
)

import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { consentConfiguration } from './consent-configuration.ts'

const page = content.pages['privacy-choices'].en
const signals = { gpc: false, dnt: false }
const facts = {
  id: 'cmp-1',
  page,
  choicesHref: '/en/privacy-choices/',
  defaultConsentEnabled: false,
  tags: {},
  signals
}

it.each<[rule: string, defaultConsentEnabled: boolean, text: string]>([
  ['consent disabled by default: nothing is loaded before the answer', false, page.ask.text],
  ['enabled: the visitor is told that tools are loaded', true, page.ask.presumed]
])('%s', (_rule, defaultConsentEnabled, text) => {
  const configuration = consentConfiguration({ ...facts, defaultConsentEnabled })
  expect(configuration).toMatchObject({ id: 'cmp-1', textVersion: String(page.textVersion), defaultConsentEnabled })
  expect(configuration.words.text).toBe(text)
})

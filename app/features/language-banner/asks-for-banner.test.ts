import { expect, it } from 'vitest'
import { asksForBanner } from './asks-for-banner.ts'

it.each<[rule: string, facts: Parameters<typeof asksForBanner>[0], asks: boolean]>([
  [
    '"a quiet, dismissible banner in the visitor\'s own language offers the switch"',
    { dismissed: false, preferred: 'de-DE', lang: 'fr' },
    true
  ],
  ['not where the page is in that language', { dismissed: false, preferred: 'fr-CA', lang: 'fr' }, false],
  ['not where it differs by country alone', { dismissed: false, preferred: 'pt-PT', lang: 'pt-BR' }, false],
  ['not once it was dismissed in this session', { dismissed: true, preferred: 'de-DE', lang: 'fr' }, false],
  ['not where the browser names none', { dismissed: false, preferred: undefined, lang: 'fr' }, false]
])('%s', (_rule, facts, asks) => {
  expect(asksForBanner(facts)).toBe(asks)
})

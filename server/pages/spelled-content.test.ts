import { expect, it } from 'vitest'
import type { Translate } from '../../app/site/messages/translate.ts'
import { content } from '../../tests/fixtures/content.ts'
import { spelledContent, spelledTranslate } from './spelled-content.ts'

const british = JSON.stringify(content.pages)
const words = (text: string, word: RegExp) => (text.match(word) ?? []).length

it('S2-86 Ontario reads Canadian spelling and the Philippines American', () => {
  const ontario = JSON.stringify(Object.values(spelledContent(content, 'ontario', 'en').pages).map(({ en }) => en))
  const philippines = JSON.stringify(
    Object.values(spelledContent(content, 'philippines', 'en').pages).map(({ en }) => en)
  )
  /** In a sentence: a key of that name is no word. */
  const programme = / programmes?[ .,]/g
  expect(words(british, programme)).toBeGreaterThan(0)
  expect([words(ontario, programme), words(philippines, programme)]).toEqual([0, 0])
  const licence = / licences?[ .,]/g
  expect(words(ontario, licence)).toBeGreaterThan(0)
  expect(words(philippines, licence)).toBe(0)
})

it('S2-86 the words of the law stay to the letter', () => {
  const american = spelledContent(content, 'philippines', 'en')
  expect(words(JSON.stringify(content.policies), / licence[ .,]/g)).toBeGreaterThan(0)
  expect(american.policies).toBe(content.policies)
  expect(american.policyVersions).toBe(content.policyVersions)
  expect(american.countryRules).toBe(content.countryRules)
  expect(american.oversight).toBe(content.oversight)
})

it.each([
  ['another site', 'united-kingdom', 'en'],
  ['the main site', 'global', 'en'],
  ['another language', 'global', 'fr']
] as const)('%s reads what is written', (_what, siteId, locale) => {
  expect(spelledContent(content, siteId, locale)).toBe(content)
})

it('other languages, addresses and what has no such word are shared', () => {
  const american = spelledContent(content, 'philippines', 'en')
  expect(american.pages.home.fr).toBe(content.pages.home.fr)
  expect(american.redirects).toBe(content.redirects)
  expect(american.navigation).toBe(content.navigation)
  expect(spelledContent(content, 'philippines', 'en')).toBe(american)
})

it('interface words are spelled as the site does', () => {
  const translate = (() => 'Recognise the official site') as unknown as Translate
  const said = (...place: Parameters<typeof spelledTranslate> extends [unknown, ...infer Rest] ? Rest : never) =>
    spelledTranslate(translate, ...place)('navigation.official-site')
  expect(said('ontario', 'en')).toBe('Recognize the official site')
  expect(said('united-kingdom', 'en')).toBe('Recognise the official site')
})

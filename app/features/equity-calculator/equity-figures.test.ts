import messages from 'virtual:messages'
import { expect, it } from 'vitest'
import { type Locale, languageTag } from '../../domain/locales/locale.ts'
import { createTranslate } from '../../site/messages/translate.ts'
import { equityFigures } from './equity-figures.ts'
import { equityWords } from './equity-words.ts'
import { readDeal } from './read-deal.ts'

const methodOf = (locale: Locale, boards: number, side: 'server' | 'browser' = 'server') => {
  const words = equityWords(createTranslate(messages[locale] ?? {}, languageTag(locale)), locale)
  const read = readDeal({ hero: 'As Ks', villain: 'Qh Qd' })
  return equityFigures(read, { shares: [], boards, isExact: true, error: 0 }, words, locale, side)?.method
}

it.each<[rule: string, locale: Locale, boards: number, method: RegExp]>([
  ['one board is the whole board', 'en', 1, /^The board is complete/],
  ['many boards', 'en', 990, /^All 990 ways to complete the board were counted/],
  ['few', 'pl', 44, /wszystkie 44 sposoby/],
  ['many', 'pl', 990, /wszystkie 990 sposobów/],
  ['few', 'uk', 903, /всі 903 варіанти борду/],
  ['many', 'uk', 820, /всі 820 варіантів борду/],
  ['few', 'bs', 44, /^Uračunata su sva 44 načina na koja/],
  ['other', 'bs', 990, /^Uračunato je svih 990 načina na koje/],
  ['other', 'fi', 990, /kaikki 990 tapaa/]
])('the sentence about boards has the form of its number: %s, %s', (_rule, locale, boards, method) => {
  expect(methodOf(locale, boards)).toMatch(method)
  expect(methodOf(locale, boards, 'browser')).toMatch(method)
})

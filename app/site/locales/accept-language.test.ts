import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import { bestLocale, parseAcceptLanguage } from './accept-language.ts'

it.each<[rule: string, header: string | null, languages: string[]]>([
  ['none', null, []],
  ['an empty header', '', []],
  ['most wanted first', 'en;q=0.5, fr;q=0.9, de', ['de', 'fr', 'en']],
  ['equal wishes keep their order', 'de, fr, en', ['de', 'fr', 'en']],
  ['q=0 is a refusal', 'fr;q=0, en', ['en']],
  ['q=0.000 is a refusal', 'fr;q=0.000, en', ['en']],
  ['small letters', 'pt-BR, EN-us;Q=0.3', ['pt-br', 'en-us']],
  ['blanks are allowed', 'fr ; q = 0.2 ,  en', ['en', 'fr']],
  ['a quality over 1 cannot be read', 'fr;q=2, en', ['en']],
  ['what cannot be read is left out', '<script>, en_US, , en', ['en']],
  ['a star is a language like others', '*;q=0.1, en', ['en', '*']]
])('%s', (_rule, header, languages) => {
  expect(parseAcceptLanguage(header)).toEqual(languages)
})

it.each<[rule: string, languages: string[], available: Locale[], best: Locale | null]>([
  ['the same tag', ['en'], ['fr', 'en'], 'en'],
  ['the same language of another country', ['fr-ca', 'en'], ['fr', 'en'], 'fr'],
  ['pt-PT is answered in Brazilian Portuguese', ['pt-pt'], ['pt-br'], 'pt-br'],
  ['the most wanted that can be had', ['de', 'en', 'fr'], ['fr', 'en'], 'en'],
  ['a star matches none', ['*'], ['fr', 'en'], null],
  ['none', [], ['fr', 'en'], null],
  ["the browser's own spelling", ['pt-BR'], ['pt-br'], 'pt-br']
])('%s', (_rule, languages, available, best) => {
  expect(bestLocale(languages, available)).toBe(best)
})

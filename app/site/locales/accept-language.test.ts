import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import { acceptedLocale, bestLocale, parseAcceptLanguage } from './accept-language.ts'

it.each<[rule: string, header: string | null, languages: string[]]>([
  ['none', null, []],
  ['an empty header', '', []],
  ['most wanted first', 'en;q=0.5, fr;q=0.9, de', ['de', 'fr', 'en']],
  ['equal wishes keep their order', 'de, fr, en', ['de', 'fr', 'en']],
  ['q=0 is a refusal', 'fr;q=0, en', ['en']],
  ['q=0.000 is a refusal', 'fr;q=0.000, en', ['en']],
  ['small letters', 'pt-BR, EN-us;Q=0.3', ['pt-br', 'en-us']],
  ['blanks are allowed', 'fr ; q = 0.2 ,  en', ['en', 'fr']],
  ['a quality over 1 is 1', 'en;q=0.9, fr;q=1.5', ['fr', 'en']],
  ['a quality without its 0', 'fr;q=.3, en;q=.8', ['en', 'fr']],
  ['what cannot be read is left out', '<script>, e n, fr;q=x, , en', ['en']],
  ['tags as apps write them', 'en_GB, es_MX.UTF-8;q=0.5', ['en-gb', 'es-mx']],
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

it.each<[rule: string, header: string | null, best: Locale]>([
  ['the most wanted', 'de, es;q=0.5, en;q=0.9', 'en'],
  ['the first of the site, where nothing is said', null, 'fr'],
  ['the first of the site, where nothing matches', 'de', 'fr'],
  ['a star is the first of the site', 'de, *;q=0.1', 'fr'],
  ['a star, where the first is refused', 'fr;q=0, *', 'en'],
  ['a star, where two are refused', 'fr;q=0, en;q=0, *;q=0.5', 'es'],
  ['a refused one is not fallen back on', 'de, fr;q=0', 'en'],
  ['all refused: the first of the site', 'fr;q=0, en;q=0, es;q=0', 'fr']
])('of fr, en and es: %s', (_rule, header, best) => {
  expect(acceptedLocale(header, ['fr', 'en', 'es'])).toBe(best)
})

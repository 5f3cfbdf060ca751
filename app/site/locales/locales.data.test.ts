import { expect, it } from 'vitest'
import { isLocale, languageTag, locales } from './locale.ts'
import { localeEntries, localeName } from './locales.data.ts'

it.each(localeEntries.map(entry => [entry.code, entry] as const))(
  'the entry of %s agrees with the list of locales',
  (code, entry) => {
    expect(isLocale(code)).toBe(true)
    expect(entry.language).toBe(languageTag(code))
    expect(entry.files).toEqual([`content/messages/${code}.json`])
    expect(localeName(code)).toBe(entry.name)
  }
)

it('has one entry a locale, in the same order', () => {
  expect(localeEntries.map(({ code }) => code)).toEqual(locales)
})

it.each<[rule: string, value: string, known: boolean]>([
  ['`uk` is Ukrainian', 'uk', true],
  ['`GB` the United Kingdom', 'gb', false],
  ['pt-br', 'pt-br', true],
  ['codes are written small', 'FR', false],
  ['no name of a JavaScript object', 'constructor', false]
])('%s', (_rule, value, known) => {
  expect(isLocale(value)).toBe(known)
})

it('"fourteen region sites in eleven languages", French first', () => {
  expect(locales).toEqual(['fr', 'en', 'es', 'nl', 'pt-br', 'bs', 'fi', 'de', 'hu', 'pl', 'uk'])
})

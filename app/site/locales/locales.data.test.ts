import { expect, it } from 'vitest'
import { isLive, isLocale, languageTag, liveLocales, locales } from './locale.ts'
import { localeEntries, localeName } from './locales.data.ts'

it.each(localeEntries.map(entry => [entry.code, entry] as const))(
  'the entry of %s agrees with the list of locales',
  (code, entry) => {
    expect(isLocale(code)).toBe(true)
    expect(entry.language).toBe(languageTag(code))
    expect(entry.files.length > 0, 'files stand exactly at a live locale').toBe(isLive(code))
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

it('goes live with French and English', () => {
  expect(liveLocales).toEqual(['fr', 'en'])
})

import { expect, it } from 'vitest'
import { hasLocale, negotiatesLanguage, siteOfCountry, siteOfLocale } from './sites.ts'

it.each<[rule: string, value: unknown, expected: unknown]>([
  ['`uk` is Ukrainian, `GB` the United Kingdom', siteOfCountry('GB'), 'united-kingdom'],
  ['everything not below has no site of its own', siteOfCountry('FR'), null],
  ['the site of a language: the first that has it', siteOfLocale('nl'), 'belgium'],
  ['S1-2 French is default', siteOfLocale('fr'), 'global'],
  ['a locale that the site does not have', hasLocale('global', 'de'), false],
  ['a site of several languages chooses between them', negotiatesLanguage('belgium'), true],
  ['a site of one does not', negotiatesLanguage('ontario'), false]
])('%s', (_rule, value, expected) => {
  expect(value).toEqual(expected)
})

import { expect, it } from 'vitest'
import { languageTag } from '../../app/domain/locales/locale.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { quickWords } from '../fixtures/quick-words.ts'
import { foreignLanguage } from '../fixtures/written-in.ts'

const { pages } = await readBuiltSite()

it('the words of every page are in the language of its address, as a detector reads them', () => {
  const foreign: string[] = []
  for (const { name, html, locale } of pages) {
    const language = foreignLanguage(quickWords(html, 'main').slice(0, 6000), locale)
    if (language) foreign.push(`${name} reads as ${language}`)
  }
  expect(foreign).toEqual([])
}, 240_000)

it('every page says its language', () => {
  const other = pages.filter(
    ({ html, locale }) => !html.startsWith(`<!DOCTYPE html><html lang="${languageTag(locale)}"`)
  )
  expect(other.map(({ name }) => name)).toEqual([])
}, 240_000)

it('titles and descriptions keep their lengths in every language', () => {
  const wrong = pages.flatMap(({ name, html, row }) => {
    const title = elementsOf(html.slice(0, html.indexOf('</head>')), 'title')
      .map(textOf)
      .join('')
    const [, description = ''] = /<meta[^>]* name="description" content="([^"]*)"/.exec(html) ?? []
    const length = description.replace(/&\w+;/g, '.').length
    return [
      ...(title.length > 75 || (title.length > 62 && row.screen !== 'policy')
        ? [`${name}: title of ${title.length}: ${title}`]
        : []),
      ...(length < 50 || length > 175 ? [`${name}: description of ${length}: ${description}`] : [])
    ]
  })
  expect(wrong).toEqual([])
}, 240_000)

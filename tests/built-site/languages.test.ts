import { expect, it } from 'vitest'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { foreignLanguage } from '../fixtures/written-in.ts'

const { pages } = await readBuiltSite()

it('the words of every page are in the language of its address, as a detector reads them', () => {
  const foreign: string[] = []
  for (const { name, words, locale } of pages) {
    const language = foreignLanguage(words.main.slice(0, 6000), locale)
    if (language) foreign.push(`${name} reads as ${language}`)
  }
  expect(foreign).toEqual([])
})

it('titles and descriptions keep their lengths in every language', () => {
  const wrong = pages.flatMap(({ name, words: { title, description }, row }) => [
    ...(title.length > 75 || (title.length > 62 && row.screen !== 'policy')
      ? [`${name}: title of ${title.length}: ${title}`]
      : []),
    ...(description.length < 50 || description.length > 175
      ? [`${name}: description of ${description.length}: ${description}`]
      : [])
  ])
  expect(wrong).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { buildsFolder } from '../../server/platform/builds.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { lettersOfFont } from '../fixtures/font-letters.ts'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { readText } from '../fixtures/visible-words.ts'

const { pages, buildId } = await readBuiltSite()

/** A face that the site brings; those that only stretch a font of the device until ours is there have no file. */
type Face = { family: string; file: string; ranges: string }
const facesOf = (html: string): Face[] => {
  const styles = elementsOf(html, 'style').map(textOf).join('')
  const faces = [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => {
    const field = (pattern: RegExp) => pattern.exec(face)?.[1] ?? ''
    return {
      family: field(/font-family:\s*["']?([^"';]+)/),
      file: field(/url\(\s*["']?([^"')]+)/),
      ranges: field(/unicode-range:\s*([^;}]+)/)
    }
  })
  return faces.filter(({ file }) => file)
}

/** The letters of each family that a page's own fonts draw: in the file and within the range for which a browser fetches it. */
function lettersOfFamilies(faces: readonly Face[]): Map<string, Set<number>> {
  const families = new Map<string, Set<number>>()
  for (const { family, file, ranges } of faces) {
    const letters = families.get(family) ?? new Set()
    const inFile = lettersOfFont(readFileSync(join(buildsFolder, buildId, 'client', file)))
    for (const letter of inFile) if (isInRanges(letter, ranges)) letters.add(letter)
    families.set(family, letters)
  }
  return families
}

const isInRanges = (letter: number, ranges: string): boolean =>
  ranges === '' ||
  ranges.split(',').some(range => {
    const [, from = '', to = from] = /u\+([0-9a-f?]+)(?:-([0-9a-f]+))?/i.exec(range) ?? []
    return (
      letter >= Number.parseInt(from.replaceAll('?', '0'), 16) && letter <= Number.parseInt(to.replaceAll('?', 'f'), 16)
    )
  })

/** The letters of each family in one language: its files are read once. */
const ofLanguage = new Map(
  [...Map.groupBy(pages, ({ locale }) => locale)].map(([locale, [page]]) => [
    locale,
    lettersOfFamilies(facesOf(page?.html ?? ''))
  ])
)

it('each language has one file a family', () => {
  expect([...ofLanguage.keys()].toSorted()).toEqual([...locales].toSorted())
  for (const families of ofLanguage.values())
    expect([...families.keys()]).toEqual(['Onest', 'Sofia Sans Extra Condensed'])
  expectNoFaults(pages, ({ html }) => (facesOf(html).length === 2 ? null : `has ${facesOf(html).length} files`))
})

/** What is set in the font of headings, most of it in capitals: it has few letters of names from elsewhere. */
const headings = ['h1', 'h2', 'h3']

it('no letter stands outside the fonts, but for the suits of cards, which every system draws; spaces of any width are made from the plain one', () =>
  expectNoFaults(pages, ({ html, locale }) =>
    [...(ofLanguage.get(locale) ?? [])].flatMap(([family, letters]) => {
      const words =
        family === 'Onest' ? readText(html) : headings.flatMap(name => elementsOf(html, name).map(textOf)).join(' ')
      return [...new Set(family === 'Onest' ? words : words + words.toLocaleUpperCase(locale))]
        .filter(
          letter =>
            !letters.has(letter.codePointAt(0) ?? 0) && !/[\s\p{Zs}]|[♠♥♦♣]|\u{ad}|\u{2060}|\u{fe0e}/u.test(letter)
        )
        .map(letter => `${family} has no ${letter} (U+${letter.codePointAt(0)?.toString(16)})`)
    })
  ))

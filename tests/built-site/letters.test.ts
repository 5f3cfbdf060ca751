import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildsFolder } from '../../server/builds.ts'
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
  ranges.split(',').some(range => {
    const [, from = '', to = from] = /u\+([0-9a-f?]+)(?:-([0-9a-f]+))?/i.exec(range) ?? []
    return (
      letter >= Number.parseInt(from.replaceAll('?', '0'), 16) && letter <= Number.parseInt(to.replaceAll('?', 'f'), 16)
    )
  })

const families = lettersOfFamilies(facesOf(pages[0]?.html ?? ''))

it('both families have the letters of every language of the site', () => {
  expect([...families.keys()]).toEqual(['Onest', 'Sofia Sans Extra Condensed'])
  for (const letters of families.values())
    expect(
      [...'àâçéèêëîïôùûüÿœæñóąćęłńśźżőűđšžčäöüßåãõїієґЖя'].filter(letter => !letters.has(letter.codePointAt(0) ?? 0))
    ).toEqual([])
})

/** The suits of playing cards are pictures: every system draws them in a face of its own, and the sign behind them asks for it without colour. */
const suits = /[♠♥♦♣\uFE0E]/u

it('no letter stands outside the fonts; spaces of any width are made from the plain one by the browser', () =>
  expectNoFaults(pages, ({ html }) =>
    [...families].flatMap(([family, letters]) =>
      [...new Set(readText(html))]
        .filter(
          letter => !letters.has(letter.codePointAt(0) ?? 0) && !/[\s\p{Zs}]/u.test(letter) && !suits.test(letter)
        )
        .map(letter => `${family} has no ${letter} (U+${letter.codePointAt(0)?.toString(16)})`)
    )
  ))

it('all pages name the same fonts', () =>
  expectNoFaults(pages, ({ html }) =>
    JSON.stringify(facesOf(html)) === JSON.stringify(facesOf(pages[0]?.html ?? '')) ? null : 'other fonts'
  ))

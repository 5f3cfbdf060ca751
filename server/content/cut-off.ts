import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { contentHash } from '../platform/compress.ts'
import { type ContentFault, fileFault } from './content-error.ts'
import type { ContentFiles } from './content-files.ts'

type Texts = Partial<Record<Locale, string | null>>
const measures = ['headings', 'rows of tables', 'figures', 'letters'] as const
/** A file with less than this share of what the other languages have is taken for cut off. */
const leastShare = 2 / 3

/** Documents of which a half is missing, as an interrupted copy leaves them. In: the text of a document by language, and its file. No language is the source here, so that a source that is cut off is found too. */
export function cutOffFaults(texts: Texts, fileOf: (locale: Locale) => string): ContentFault[] {
  const written = locales.flatMap(locale => {
    const text = texts[locale]
    return text == null ? [] : [{ locale, sizes: sizesOf(text) }]
  })
  return written.flatMap(({ locale, sizes }) => {
    const others = written.filter(other => other.locale !== locale)
    for (const [index, measure] of measures.entries()) {
      const [size = 0, usual] = [sizes[index], median(others.map(other => other.sizes[index] ?? 0))]
      const reason = `has ${size} ${measure}, other languages ${usual}: it is cut off. Put the rest back, or shorten the other languages too`
      if (size < usual * leastShare) return [fileFault(fileOf(locale), reason)]
    }
    return []
  })
}

/** A file of records that is shorter may lose most of its text. */
const longLetters = 500

/** Which texts of which files were published since the start: to put one of them back is an undo, however much shorter it is. */
export type FormerTexts = { has: (file: string, text: string) => boolean }

/** So many are remembered, the last ones. */
const mostFormer = 5000

export function formerTexts(): FormerTexts & { remember: (former: ContentFiles, next: ContentFiles) => void } {
  const known = new Set<string>()
  const keyOf = (file: string, text: string) => contentHash(`${file}\0${text}`)
  return {
    has: (file, text) => known.has(keyOf(file, text)),
    /** Remembers each file of the former content that the next one has otherwise. */
    remember(former, next) {
      for (const [file, text] of former) if (next.get(file) !== text) known.add(keyOf(file, text))
      for (const key of known) {
        if (known.size <= mostFormer) break
        known.delete(key)
      }
    }
  }
}

/**
 * Edited files that have lost something which they had when they were published last, as far as nobody can have meant it. In: the folder, and the texts that
 * were published last, and perhaps those before. A file that ends where its former text went on is cut off, unless a whole record, or every language, has lost its end. A translation
 * keeps the parts, tables, lists and figures that its source has; records keep two thirds of their letters.
 */
export function lossFaults(files: ContentFiles, good: ContentFiles, published?: FormerTexts): ContentFault[] {
  return [...files].flatMap(([file, text]) => {
    const former = good.get(file)
    if (former === undefined || former === text || published?.has(file, text)) return []
    const reason = lossOf(file, text, former, files, good)
    return reason === null ? [] : [fileFault(file, reason)]
  })
}

function lossOf(file: string, text: string, former: string, files: ContentFiles, good: ContentFiles): string | null {
  const [, folder = '', locale, end = ''] = ofOneLanguage.exec(file) ?? []
  const others =
    locale === undefined ? [] : locales.filter(other => other !== locale).map(other => folder + other + end)
  const isUnchanged = (other: string) => good.has(other) && files.get(other) === good.get(other)
  const isWithinRecord = /^[ \t]/.test(former.slice(text.length))
  if (former.startsWith(text) && (isWithinRecord || others.some(isUnchanged)))
    return 'ends where its last good text went on: it is cut off. Put the rest back, or take it out of every language'
  const source = files.get(`${folder}en${end}`)
  if (locale === undefined)
    return former.length > longLetters && text.length < former.length * leastShare
      ? `has ${text.length} letters, its last good text ${former.length}: it is cut off. Put the rest back, or take less than a third out at a time`
      : null
  if (locale === 'en' || source === undefined) return null
  const [now, before, asked] = [text, former, source].map(partsOf) as [number[], number[], number[]]
  const lost = partNames.findIndex((_, index) => (now[index] ?? 0) < Math.min(before[index] ?? 0, asked[index] ?? 0))
  return lost < 0
    ? null
    : `has ${now[lost]} ${partNames[lost]}, its source ${asked[lost]}: put what is missing back, or take it out of the source first`
}

/** The file of one language among others: what is before its language, the language, what is after it. */
const ofOneLanguage = new RegExp(`^(.*[/.])(${locales.join('|')})((?:@[\\d-]+)?\\.(?:yaml|md))$`)

const partNames = ['headings', 'rows of tables', 'figures', 'items of lists'] as const
const partsOf = (text: string): number[] => [...sizesOf(text).slice(0, 3), text.match(/^\s*- /gm)?.length ?? 0]

const sizesOf = (text: string): number[] => [
  text.match(/^#{2,} /gm)?.length ?? 0,
  text.match(/^\|/gm)?.length ?? 0,
  placeholdersIn(text).length,
  text.length
]

/** The lower one of the two in the middle: 0 of none. */
const median = (sizes: readonly number[]): number =>
  sizes.toSorted((one, other) => one - other)[Math.floor((sizes.length - 1) / 2)] ?? 0

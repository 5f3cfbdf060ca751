import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { type Locale, locales } from '../../app/site/locales/locale.ts'
import type { ContentFault } from './content-error.ts'

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
    const short = measures.findIndex((_, index) => {
      const usual = median(others.map(other => other.sizes[index] ?? 0))
      return (sizes[index] ?? 0) < usual * leastShare
    })
    if (short < 0) return []
    const usual = median(others.map(other => other.sizes[short] ?? 0))
    const reason = `has ${sizes[short]} ${measures[short]}, other languages ${usual}: it is cut off. Put the rest back, or shorten the other languages too`
    return [{ file: fileOf(locale), field: '', reason }]
  })
}

const sizesOf = (text: string): number[] => [
  text.match(/^#{2,} /gm)?.length ?? 0,
  text.match(/^\|/gm)?.length ?? 0,
  placeholdersIn(text).length,
  text.length
]

/** The lower one of the two in the middle: 0 of none. */
const median = (sizes: readonly number[]): number =>
  sizes.toSorted((one, other) => one - other)[Math.floor((sizes.length - 1) / 2)] ?? 0

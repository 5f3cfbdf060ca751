import { readFileSync } from 'node:fs'
import { plainly } from '../../app/domain/claims/forbidden-claims.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { type ForbiddenWord, forbiddenWords } from '../../content/translation/forbidden-words.schema.ts'
import { describeFault } from '../../server/content/content-error.ts'
import { readYaml } from '../../server/content/validate.ts'
import { fileIn, type SiteText } from './texts.ts'

/** The words of the law: rules of countries, and versions of policies that stay as they were agreed to. */
const law =
  /^content\/(?:country-rules|legal-positions|policies\/(?:[^/]+\/versions|network-security-ecology-policy))\//

/** Words that visitors type into a search: they are theirs. */
const isSearched = (field: string): boolean => field.endsWith('keywords')

/** The words that a language's page of the voice forbids, from `content/translation/words/`. */
export function readForbiddenWords(locale: Locale): ForbiddenWord[] {
  const file = `content/translation/words/${locale}.yaml`
  const { value, faults } = readYaml(readFileSync(file, 'utf8'), file, forbiddenWords)
  if (value === null) throw new Error(faults.map(describeFault).join('\n'))
  return [...value, straightApostrophe]
}

/** In every language; the specification writes two of its messages with one. */
const straightApostrophe: ForbiddenWord = {
  word: "\\p{L}+'\\p{L}+",
  say: 'it with the apostrophe ’',
  refused: ["it's"],
  fine: ['it’s'],
  exact: true,
  except: ['messages/*.json error-screen.404-message', 'messages/*.json region-notices.warning']
}

/** Texts of a language against its voice. In: its texts and its forbidden words. Out: file, field, language, the words and what to say. */
export function voiceFaults(texts: readonly SiteText[], locale: Locale, words: readonly ForbiddenWord[]): string[] {
  return texts
    .filter(({ file, field }) => !law.test(file) && !isSearched(field))
    .flatMap(({ file, field, text }) =>
      words
        .filter(({ except }) => !except.some(place => `${file} ${field}`.startsWith(`content/${place}`)))
        .flatMap(entry =>
          wordsFound(text, entry).map(
            found => `${fileIn(file, locale)} ${field} (${locale}): “${found}”, say ${entry.say}`
          )
        )
    )
}

/** Each place of a text where a forbidden word is. */
export const wordsFound = (text: string, { word, exact }: Pick<ForbiddenWord, 'word' | 'exact'>): string[] =>
  Array.from(spoken(exact ? text : plainly(text)).matchAll(wholeWords(word, exact)), ([found]) => found)

const patterns = new Map<string, RegExp>()

function wholeWords(word: string, exact: boolean): RegExp {
  const known = patterns.get(word) ?? new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, exact ? 'gu' : 'giu')
  patterns.set(word, known)
  return known
}

/** A text without what nobody reads aloud: names of figures, code, addresses of links. */
const spoken = (text: string): string =>
  text
    .replace(/\{\w+\}/g, '{}')
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')

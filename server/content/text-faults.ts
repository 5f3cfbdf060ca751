import { forbiddenClaims } from '../../app/domain/claims/forbidden-claims.ts'
import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { markdownFaults } from '../../app/site/markdown/markdown-faults.ts'
import type { Claim } from '../../content/claims/claims.schema.ts'
import type { ContentFault } from './content-error.ts'

/** Unknown placeholders in any text of a record, and Markdown faults in fields whose name ends in Markdown. */
export function textFaults(record: unknown, file: string, known: ReadonlySet<string>): ContentFault[] {
  return [...textsOf(record, [])].flatMap(({ keys, text }) => {
    const unknown = placeholdersIn(text).filter(name => !known.has(name))
    const reasons = unknown.map(
      name => `{${name}} is no figure: add it to figures/figures.yaml, or use the name of one that is there`
    )
    if (keys.some(key => key.endsWith('Markdown') && key !== 'bodyMarkdown')) reasons.push(...markdownFaults(text))
    return reasons.map(reason => ({ file, field: keys.join('.'), reason }))
  })
}

/** Looks through every text of a record for what may not be said on any site. What may not be said on some is asked of whole pages. */
export function claimFaults(record: unknown, file: string, claims: readonly Claim[]): ContentFault[] {
  const ofFile = localeIn(file.split(/[/.]/))
  return [...textsOf(record, [])].flatMap(({ keys, text }) => {
    const locale = localeIn(keys) ?? ofFile
    const reasons = locale ? forbiddenClaims(text, locale, claims, null) : []
    return reasons.map(reason => ({ file, field: keys.join('.'), reason: `says what may not be said: ${reason}` }))
  })
}

const localeIn = (words: readonly string[]): Locale | undefined => locales.find(locale => words.includes(locale))

/** Every text of a record, however deep, with the keys that lead to it. */
function* textsOf(value: unknown, keys: string[]): Generator<{ keys: string[]; text: string }> {
  if (typeof value === 'string') yield { keys, text: value }
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...keys, key])
  }
}

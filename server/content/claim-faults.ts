import { forbiddenClaims } from '../../app/site/claims/forbidden-claims.ts'
import { type Locale, locales } from '../../app/site/locales/locale.ts'
import type { Claim } from '../../content/claims/claims.schema.ts'
import type { ContentFault } from './content-error.ts'
import { textsOf } from './text-faults.ts'

/** Looks through every text of a file for what may not be said on any site. What may not be said on some is asked of whole pages. */
export function claimFaults(record: unknown, file: string, claims: readonly Claim[]): ContentFault[] {
  const ofFile = localeIn(file.split(/[/.]/))
  return [...textsOf(record, [])].flatMap(({ keys, text }) => {
    const locale = localeIn(keys) ?? ofFile
    const reasons = locale ? forbiddenClaims(text, locale, claims, null) : []
    return reasons.map(reason => ({ file, field: keys.join('.'), reason: `says what may not be said: ${reason}` }))
  })
}

const localeIn = (words: readonly string[]): Locale | undefined => locales.find(locale => words.includes(locale))

import type { Claim } from '../../../content/claims/claims.schema.ts'
import type { Locale } from '../locales/locale.ts'
import type { SiteId } from '../regions/site-id.ts'
import { denials } from './denials.data.ts'

/**
 * What a text says that may not be said. In: the text, its language, the records, and the site that shows it; null asks for what holds on every site.
 * Out: a sentence for each fault, with the words that are at fault. "Forbidden claims by site": compliance, section 3.1.
 */
export function forbiddenClaims(
  written: string,
  locale: Locale,
  claims: readonly Claim[],
  siteId: SiteId | null
): string[] {
  const text = plainly(written)
  const said = claims.filter(claim => anyOf(claim, locale)?.test(text))
  const holding = said.filter(({ sites }) => sites.length === 0 || (siteId !== null && sites.includes(siteId)))
  return holding.flatMap(({ id, patterns, mayBeDenied, why }) =>
    (patterns[locale] ?? []).flatMap(pattern =>
      [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${pattern})`, 'giu'))]
        .filter(found => !(mayBeDenied && isDenied(text, found, locale)))
        .map(([words]) => `“${words}” ${why} (${id})`)
    )
  )
}

const compiled = new WeakMap<Claim, Partial<Record<Locale, RegExp>>>()

/** All patterns of a claim as one, compiled once: nearly every text says none of it. */
function anyOf(claim: Claim, locale: Locale): RegExp | undefined {
  const known = compiled.get(claim) ?? {}
  compiled.set(claim, known)
  const patterns = claim.patterns[locale]
  if (patterns) known[locale] ??= new RegExp(patterns.join('|'), 'iu')
  return known[locale]
}

/** A text as its reader takes it in: spaces, hyphens and apostrophes of every kind written as one, and without signs that nobody sees. */
const plainly = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(/['\u02bc\u2018]/g, '’')

/** A denial stands before the claim, in its own part of the sentence: one before a semicolon, a colon or a dash denies something else. */
function isDenied(text: string, found: RegExpExecArray, locale: Locale): boolean {
  const before = text.slice(Math.max(found.index - 160, 0), found.index)
  const part = before.slice(
    Math.max(...[...before.matchAll(/\n|[.!?](?=\s|$)|[;:](?=\s|$)|[—–](?=\s|$)/g)].map(({ index }) => index + 1), 0)
  )
  return denials[locale].test(part)
}

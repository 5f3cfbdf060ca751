import type { Locale } from '../locales/locale.ts'
import { memoizeBy } from '../memoize.ts'
import type { SiteId } from '../sites/site-id.ts'

/** A claim that no text may make: patterns by language, where (no site named: on every one), and the sentence for the editor. */
export type ForbiddenClaim = {
  readonly id: string
  readonly sites: readonly SiteId[]
  readonly patterns: Readonly<Partial<Record<Locale, readonly string[]>>>
  readonly mayBeDenied: boolean
  readonly why: string
}

/** The forbidden claims of a text. "Forbidden claims by site": compliance, section 3.1. */
export function forbiddenClaims(
  written: string,
  locale: Locale,
  claims: readonly ForbiddenClaim[],
  siteId: SiteId | null
): string[] {
  const text = plainly(written)
  const holding = claims.filter(({ sites }) => sites.length === 0 || (siteId !== null && sites.includes(siteId)))
  const matching = holding.filter(claim => anyOf(claim)[locale]?.test(text))
  return matching.flatMap(({ id, patterns, mayBeDenied, why }) =>
    (patterns[locale] ?? []).flatMap(pattern =>
      [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${pattern})`, 'giu'))]
        .filter(found => !(mayBeDenied && isDenied(text, found, locale)))
        .map(([words]) => `“${words}” ${why} (${id})`)
    )
  )
}

/** All patterns of a claim as one for each language, made once: nearly every text says none of it. */
const anyOf = memoizeBy(({ patterns }: ForbiddenClaim): Partial<Record<Locale, RegExp>> => {
  const byLocale = Object.entries(patterns)
  return Object.fromEntries(byLocale.map(([locale, list]) => [locale, new RegExp(list.join('|'), 'iu')]))
})

/** A text as its reader takes it in: spaces, hyphens and apostrophes of every kind written as one, and without signs that nobody sees. */
export const plainly = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(/['\u02bc\u2018]/g, '’')

/** A denial is before the claim, in its own part of the sentence: one before a semicolon, a colon or a dash denies something else. */
function isDenied(text: string, found: RegExpExecArray, locale: Locale): boolean {
  const before = text.slice(Math.max(found.index - 160, 0), found.index)
  const part = before.split(/\n|[.!?;:—–](?=\s|$)/).at(-1) ?? ''
  return denials[locale].test(part)
}

/** The words by which a sentence denies what follows. */
const denials = {
  fr: /(?<!\p{L})(ne|n’|ni|non|pas|jamais|aucune?|rien|personne|sans|nul|refus\p{L}*|interdit\p{L}*)(?!\p{L})|(?<!\p{L})n’/iu,
  en: /(?<!\p{L})(no|not|never|nor|neither|nobody|nothing|without|cannot|can’t|don’t|doesn’t|isn’t|refus\p{L}*|forbid\p{L}*|prohibit\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(no|ni|nunca|jamás|tampoco|nadie|nada|ning[uú]n\p{L}*|sin|niega\p{L}*|rechaz\p{L}*|proh[ií]b\p{L}*|imposible)(?!\p{L})/iu,
  nl: /(?<!\p{L})(niet|niets|nooit|nimmer|niemand|geen|geenszins|noch|nergens|evenmin|zonder|weiger\p{L}*|geweigerd\p{L}*|verbied\p{L}*|verbod\p{L}*|verboden|ontken\p{L}*)(?!\p{L})/iu,
  'pt-br':
    /(?<!\p{L})(não|nem|nunca|jamais|tampouco|ninguém|nada|nenhu(m|ma|ns|mas)|sem|neg(a|am|ar|amos)|recus\p{L}*|pro[ií]b\p{L}*|impossível)(?!\p{L})/iu,
  bs: /(?<!\p{L})(ne|ni|niti|nikad|nikada|niko|nikoga|nikog|nikome|nikom|ništa|ničega|ničemu|nijedan|nijedna|nijedno|nijedne|nijednog|nijednom|nijednu|nije|nisu|nisam|nismo|niste|nema|nemaju|nemate|nemojte|neće|nećemo|nećete|bez|nikakv\p{L}*|umjesto|odbi\p{L}*|zabran\p{L}*|zabranjuj\p{L}*|nedozvoljen\p{L}*|protiv)(?!\p{L})/iu,
  fi: /(?<!\p{L})(ei|en|et|eivät|emme|ette|eikä|eivätkä|emmekä|enkä|etkä|ettekä|älä|älköön|älkää|äläkä|ettei|etteivät|ettet|jottei|ellei|elleivät|koskaan|ikinä|kukaan|mikään|mitään|kenenkään|kenellekään|kenellekkään|missään|ilman|kiel(l|t)\p{L}*|kieltäy\p{L}*|mahdot(on|onta|tom\p{L}*))(?!\p{L})/iu,
  de: /(?<!\p{L})(nicht|nichts|nie|niemals|niemand\p{L}*|kein\p{L}*|weder|ohne|keinesfalls|keineswegs|nirgends|lehn\p{L}*|verbiet\p{L}*|verbot\p{L}*|untersag\p{L}*|unzulässig|weiger\p{L}*|verweiger\p{L}*)(?!\p{L})/iu,
  hu: /(?<!\p{L})(nem|sem|se|ne|nincs\p{L}*|sincs\p{L}*|soha|sose|sosem|sohasem|senki\p{L}*|semmi\p{L}*|egyikük|aligha|lehetetlen\p{L}*|tilos|tilt\p{L}*|megtilt\p{L}*|tagad\p{L}*|cáfol\p{L}*|elutasít\p{L}*|megtagad\p{L}*|visszautasít\p{L}*)(?!\p{L})/iu,
  pl: /(?<!\p{L})(nie|ani|nigdy|nikt|nikogo|nikomu|nikim|nic|niczego|niczemu|niczym|żad\p{L}*|bez|brak\p{L}*|odm[aó]w\p{L}*|odmawia\p{L}*|zabr[ao]ni\p{L}*|zabrania\p{L}*|zakaz\p{L}*|niedozwol\p{L}*|wbrew)(?!\p{L})/iu,
  uk: /(?<!\p{L})(не|ні|ані|ніколи|ніщо|нічого|нічому|ніхто|нікого|нікому|ніде|ніяк\p{L}*|жод\p{L}*|нема|немає|без|неможлив\p{L}*|навряд|відмов\p{L}*|заборон\p{L}*)(?!\p{L})/iu
} as const satisfies Record<Locale, RegExp>

import type { LiveLocale } from '../locales/locale.ts'

/** The words by which a sentence denies what follows. */
export const denials = {
  fr: /(?<!\p{L})(ne|n’|ni|non|pas|jamais|aucune?|rien|personne|sans|nul|refus\p{L}*|interdit\p{L}*)(?!\p{L})|(?<!\p{L})n’/iu,
  en: /(?<!\p{L})(no|not|never|nor|neither|nobody|nothing|without|cannot|can’t|don’t|doesn’t|isn’t|refus\p{L}*|forbid\p{L}*|prohibit\p{L}*)(?!\p{L})/iu
} as const satisfies Record<LiveLocale, RegExp>

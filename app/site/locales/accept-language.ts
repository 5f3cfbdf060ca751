import type { Locale } from '../../domain/locales/locale.ts'

type Range = { tag: string; quality: number }

/** The languages of an Accept-Language header, most wanted first, small letters. `q=0` is a refusal; unreadable parts are left out. */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return readRanges(header).flatMap(({ tag, quality }) => (quality > 0 ? [tag] : []))
}

/** The best of a site's locales for an Accept-Language header; `*` is the first that is not refused, and so is what comes of no match. */
export function acceptedLocale<Available extends Locale>(
  header: string | null | undefined,
  available: readonly [Available, ...Available[]]
): Available {
  const ranges = readRanges(header)
  const refused = new Set(ranges.flatMap(({ tag, quality }) => (quality === 0 ? [tag] : [])))
  const allowed = available.filter(locale => !refused.has(locale) && !refused.has(primary(locale)))
  const [first = available[0]] = allowed
  for (const { tag, quality } of ranges) {
    const match = tag === '*' ? first : bestLocale([tag], allowed)
    if (match && quality > 0) return match
  }
  return first
}

const readRanges = (header: string | null | undefined): Range[] =>
  (header ?? '')
    .split(',')
    .flatMap(part => readRange(part) ?? [])
    .sort((a, b) => b.quality - a.quality)

/** As other programs read it: `.8` is 0.8, more than 1 is 1, and apps write `en_GB.UTF-8`. */
function readRange(text: string): Range | null {
  const [name = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  const tag = name.replace(/\..*$/, '').replaceAll('_', '-')
  if (!/^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)$/.test(tag)) return null
  const quality = parameters.find(parameter => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1'
  return /^(\d{1,9}(\.\d*)?|\.\d+)$/.test(quality) ? { tag, quality: Math.min(Number(quality), 1) } : null
}

/** The best of some locales: for each wanted language the same tag, else the same language of another country (`fr-CA` gets French). `*` matches none. */
export function bestLocale<Available extends Locale>(
  languages: readonly string[],
  available: readonly Available[]
): Available | null {
  for (const language of languages) {
    const tag = language.toLowerCase()
    const match = available.find(locale => locale === tag) ?? available.find(locale => primary(locale) === primary(tag))
    if (match) return match
  }
  return null
}

const primary = (tag: string) => tag.split('-', 1)[0] ?? tag

import type { Locale } from '../../domain/locales/locale.ts'

/** The languages of an Accept-Language header, most wanted first, small letters. `q=0` is a refusal; unreadable parts are left out. */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map(readRange)
    .filter(range => range !== null && range.quality > 0)
    .sort((a, b) => (b?.quality ?? 0) - (a?.quality ?? 0))
    .map(range => range?.tag ?? '')
}

function readRange(text: string): { tag: string; quality: number } | null {
  const [tag = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  if (!/^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)$/.test(tag)) return null
  const quality = parameters.find(parameter => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1'
  return /^(0(\.\d*)?|1(\.0*)?)$/.test(quality) ? { tag, quality: Number(quality) } : null
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

const primary = (tag: string) => tag.split('-', 1)[0]

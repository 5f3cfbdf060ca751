/**
 * The locale that Intl formats with, for a locale code of the site.
 *
 * English is written the British way. Chromium has no Bosnian numbers or dates, so that a browser formats
 * Bosnian as Croatian, whose figures look the same; the server keeps Bosnian.
 */
export function formatLocale(locale: string, side: 'server' | 'browser' = 'server'): string {
  if (locale === 'en') return 'en-GB'
  if (locale === 'bs' && side === 'browser') return 'hr'
  return locale
}

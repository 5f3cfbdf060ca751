/** The locale that Intl formats with. Chromium has no Bosnian numbers: a browser formats Bosnian as Croatian, whose figures look the same. */
export function formatLocale(locale: string, side: 'server' | 'browser' = 'server'): string {
  if (locale === 'en') return 'en-GB'
  if (locale === 'bs' && side === 'browser') return 'hr'
  return locale
}

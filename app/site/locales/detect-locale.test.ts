import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import { detectLocale, type LanguageWishes } from './detect-locale.ts'

it.each<[rule: string, wishes: Partial<LanguageWishes>, locale: Locale]>([
  ['S4-34 none: the French page', {}, 'fr'],
  ['French: the French page', { acceptLanguage: 'fr-FR,fr;q=0.9,en;q=0.8' }, 'fr'],
  ['S4-34 the best match of Accept-Language', { acceptLanguage: 'en-US,en;q=0.9' }, 'en'],
  [
    'S4-34 the `locale` cookie, else the best match of Accept-Language',
    { cookieLocale: 'fr', acceptLanguage: 'en' },
    'fr'
  ],
  ['the `locale` cookie', { cookieLocale: 'en', acceptLanguage: 'fr' }, 'en'],
  ['a cookie of a language that the site does not have', { cookieLocale: 'de', acceptLanguage: 'en' }, 'en'],
  ["among the site's locales", { acceptLanguage: 'de,es;q=0.5' }, 'es'],
  ["among the site's locales", { acceptLanguage: 'es-AR,en;q=0.5' }, 'es'],
  ['else the root', { acceptLanguage: 'ja,*;q=0.1' }, 'fr'],
  ['belgium: French is below /fr/', { siteId: 'belgium', acceptLanguage: 'fr-BE' }, 'fr'],
  ['belgium: Dutch is at the root', { siteId: 'belgium', acceptLanguage: 'nl-BE' }, 'nl'],
  ['a site of one language', { siteId: 'germany', acceptLanguage: 'en' }, 'de']
])('%s', (_rule, wishes, locale) => {
  expect(detectLocale({ siteId: 'global', cookieLocale: null, acceptLanguage: undefined, ...wishes })).toBe(locale)
})

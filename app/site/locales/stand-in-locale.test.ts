import { expect, it } from 'vitest'
import type { SiteId } from '../regions/site-id.ts'
import type { Locale } from './locale.ts'
import { standInLocale, standInSource } from './stand-in-locale.ts'

it.each<[rule: string, siteId: SiteId, addressLocale: Locale, locale: Locale, source: SiteId]>([
  ['a live locale is answered in itself', 'global', 'en', 'en', 'global'],
  ["global es is answered in the site's first live locale", 'global', 'es', 'fr', 'global'],
  ["belgium nl is answered in the site's first live locale", 'belgium', 'nl', 'fr', 'belgium'],
  ['germany de is answered in English, canonical to global', 'germany', 'de', 'en', 'global'],
  ['on the contents host of global, de is answered in English', 'global', 'de', 'en', 'global'],
  ['brazil pt-br is answered in English, canonical to global', 'brazil', 'pt-br', 'en', 'global']
])('%s', (_rule, siteId, addressLocale, locale, source) => {
  expect(standInLocale(siteId, addressLocale)).toBe(locale)
  expect(standInSource(siteId, locale)).toBe(source)
})

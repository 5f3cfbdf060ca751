import { expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { ogLocale } from './og-locale.ts'
import { pageTitle } from './page-title.ts'
import { robotsText } from './robots.ts'
import { sitemapXml } from './sitemap.ts'

const environment = readEnvironment({})
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(match => match[1])

it('titles are `{title} {separator} {name}`', () => {
  expect(pageTitle('Contact', { separator: '|', name: 'A room' })).toBe('Contact | A room')
})

it.each([
  ['the country of the site', 'belgium', 'fr', 'fr_BE'],
  ['`uk` is Ukrainian', 'ukraine', 'uk', 'uk_UA'],
  ['a locale that holds a region says it once', 'brazil', 'pt-br', 'pt_BR'],
  ['a site without a country', 'global', 'fr', 'fr_FR'],
  ['a site without a country', 'europe', 'en', 'en_GB']
] as const)('og:locale: %s', (_rule, siteId, locale, tag) => {
  expect(ogLocale(siteId, locale)).toBe(tag)
})

it('robots.txt names the sitemap of its own site and closes the calls', () => {
  expect(robotsText('belgium', environment)).toMatch(
    /^User-agent: \*\n(.*\n)*Disallow: \/api\/\n(.*\n)*Sitemap: http:\/\/belgium\.localhost:3000\/sitemap\.xml\n$/
  )
})

it.each([
  ['pages in every live locale', 'global', ['http://localhost:3000/about-us/', 'http://localhost:3000/en/about-us/']],
  ['a locale that is not live is out of it', 'belgium', ['http://belgium.localhost:3000/fr/about-us/']],
  ['a site none of whose locales is live has no page in it', 'germany', []],
  ['a planned page is not in it', 'ontario', ['http://ontario.localhost:3000/about-us/']]
] as const)('sitemap.xml: %s', (_rule, siteId, addresses) => {
  const listed = locations(sitemapXml(siteId, environment))
  expect(listed.filter(address => address?.includes('/about-us/'))).toEqual(addresses)
  expect(listed.filter(address => address?.includes('/loyalty/'))).toEqual([])
})

it('sitemap.xml: each page lists its alternates, itself among them', () => {
  expect(sitemapXml('global', environment)).toContain(
    '<loc>http://localhost:3000/en/contact/</loc><xhtml:link rel="alternate" hreflang="fr"'
  )
})

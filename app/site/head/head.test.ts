import { expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { siteMap } from '../site-map/site-map.data.ts'
import { ogLocale } from './og-locale.ts'
import { pageTitle } from './page-meta.ts'
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

const set = readEnvironment({ CONTENTS_HOST: 'https://play.test' })
const regional = readEnvironment({ REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' })
const byLocale = readEnvironment({ REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.be","fr":"https://fr.be"}}' })

it.each([
  ['its own sitemap', 'global', set, 'https://play.test'],
  ["a region's own", 'belgium', regional, 'https://play.be'],
  ['not set: it is an alias of the site, which lists the same pages', 'global', environment, 'http://localhost:3000']
] as const)('robots.txt of a contents host names %s', (_rule, siteId, variables, origin) => {
  expect(robotsText(siteId, variables, 'contents')).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
})

/** Whatever pages there are besides. */
const homeAlone = siteMap.filter(({ path }) => path === '/')

it.each([
  [
    'home and menu pages by canonical address',
    'global',
    set,
    ['https://play.test/fr/', 'https://play.test/', 'https://play.test/es/']
  ],
  [
    "a region's own, whose second language keeps its prefix",
    'belgium',
    regional,
    ['https://play.be/', 'https://play.be/fr/']
  ],
  [
    'not set: those of the site',
    'global',
    environment,
    ['http://localhost:3000/', 'http://localhost:3000/en/', 'http://localhost:3000/es/']
  ]
] as const)('sitemap.xml of a contents host: %s', (_rule, siteId, variables, addresses) => {
  expect(locations(sitemapXml(siteId, variables, 'contents', homeAlone))).toEqual(addresses)
})

it("sitemap.xml of a site lists what is canonical there: a home that converts is in the contents host's", () => {
  const listed = locations(sitemapXml('global', set))
  expect(listed).toContain('http://localhost:3000/about-us/')
  expect(listed.every(address => address?.startsWith('http://localhost:3000/'))).toBe(true)
  expect(listed).not.toContain('http://localhost:3000/')
})

it.each([
  [
    'pages in every locale',
    'global',
    ['http://localhost:3000/about-us/', 'http://localhost:3000/en/about-us/', 'http://localhost:3000/es/about-us/']
  ],
  [
    'the first at the root, the others below their prefix',
    'belgium',
    ['http://belgium.localhost:3000/about-us/', 'http://belgium.localhost:3000/fr/about-us/']
  ],
  ['a planned page is not in it', 'ontario', ['http://ontario.localhost:3000/about-us/']]
] as const)('sitemap.xml: %s', (_rule, siteId, addresses) => {
  const rows = siteMap.map(row => (row.path === '/loyalty/' ? { ...row, status: 'planned' as const } : row))
  const listed = locations(sitemapXml(siteId, environment, 'site', rows))
  expect(listed.filter(address => address?.includes('/about-us/'))).toEqual(addresses)
  expect(listed.filter(address => address?.includes('/loyalty/'))).toEqual([])
})

it('sitemap.xml: each page lists its alternates, itself among them', () => {
  expect(sitemapXml('global', environment)).toContain(
    '<loc>http://localhost:3000/en/contact/</loc><xhtml:link rel="alternate" hreflang="fr"'
  )
})

it.each<['contents-nl' | 'contents-fr', string]>([
  ['contents-nl', 'https://nl.be'],
  ['contents-fr', 'https://fr.be']
])('S5-14 robots.txt and sitemap.xml of a host of one language, %s, name its own pages alone', (host, origin) => {
  expect(robotsText('belgium', byLocale, host)).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  expect(locations(sitemapXml('belgium', byLocale, host, homeAlone))).toEqual([`${origin}/`])
  expect(locations(sitemapXml('belgium', byLocale)).some(address => address?.startsWith(origin))).toBe(false)
})

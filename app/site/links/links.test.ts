import { expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import type { Locale } from '../locales/locale.ts'
import type { SiteId } from '../regions/site-id.ts'
import { basePath } from './own-path.ts'
import { pagePath } from './page-path.ts'
import { refusesNavigation } from './refused-navigation.ts'
import { regionLink } from './region-link.ts'
import { type ResolvedLink, resolveLink, type SiteType } from './resolve-link.ts'
import { withPageQuery } from './with-page-query.ts'

const unset = readEnvironment({})
const set = readEnvironment({ CONTENTS_HOST: 'https://play.test' })
const regional = readEnvironment({
  CONTENTS_HOST: 'https://play.test',
  REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}'
})
const global = (locale: Locale, environment = unset) => ({ siteId: 'global' as SiteId, locale, environment })

it.each<[rule: string, value: string, where: ReturnType<typeof global>, link: Partial<ResolvedLink>]>([
  [
    'values starting with http are external',
    'https://x.test/a',
    global('fr'),
    { kind: 'external', href: 'https://x.test/a', external: true, rel: 'noopener' }
  ],
  ['or mailto', 'mailto:a@x.test', global('fr'), { kind: 'external', href: 'mailto:a@x.test', external: true }],
  [
    'Values starting with / are contents links',
    '/cash-games/',
    global('fr'),
    { kind: 'contents', href: '/cash-games/', external: false }
  ],
  [
    "on the site's own origin under its own locale rule",
    '/cash-games/',
    global('en'),
    { kind: 'contents', href: '/en/cash-games/' }
  ],
  ['a trailing slash is appended to links', '/cash-games?a=1#b', global('en'), { href: '/en/cash-games/?a=1#b' }],
  [
    'Others are internal compliance links',
    'privacy-policy',
    global('fr'),
    { kind: 'compliance', href: '/privacy-policy/', external: false }
  ],
  [
    'compliance links carry the locale',
    'privacy-policy',
    global('en'),
    { kind: 'compliance', href: '/en/privacy-policy/' }
  ],
  ['a place on the same page', '#offers', global('en'), { href: '#offers' }],
  [
    'the locale prefix is omitted for English',
    '/cash-games/',
    global('en', set),
    { href: 'https://play.test/cash-games/' }
  ],
  ['and is there for others', '/cash-games/', global('fr', set), { href: 'https://play.test/fr/cash-games/' }],
  [
    'also for a locale that global does not have',
    '/cash-games/',
    { ...global('de', set), siteId: 'germany' },
    { href: 'https://play.test/de/cash-games/' }
  ],
  [
    'and when a regional contents host is configured',
    '/cash-games/',
    { ...global('fr', regional), siteId: 'belgium' },
    { href: 'https://play.be/cash-games/' }
  ],
  ['compliance links stay on the site', 'privacy-policy', global('en', set), { href: '/en/privacy-policy/' }],
  [
    'The prefix /network/ never gets a locale prefix',
    '/network/random-number-generator/',
    global('en'),
    { href: '/network/random-number-generator/?lang=en' }
  ],
  ['they open in a new tab', '/network/random-number-generator/', global('en'), { target: '_blank', rel: 'noopener' }]
])('%s', (_rule, value, where, link) => {
  expect(resolveLink(value, where)).toMatchObject(link)
})

it.each<[rule: string, value: string, siteId: SiteId, href: string]>([
  [
    'Sibling links swap the host through a region-domain map',
    'http://localhost:3000/loyalty',
    'belgium',
    'http://belgium.localhost:3000/loyalty/'
  ],
  ['a path is one of the site at hand', '/loyalty/', 'belgium', 'http://belgium.localhost:3000/loyalty/'],
  [
    'the language is the one at hand, not that of the address',
    'http://localhost:3000/en/loyalty/?a=1#b',
    'belgium',
    'http://belgium.localhost:3000/loyalty/?a=1#b'
  ]
])('%s', (_rule, value, siteId, href) => {
  expect(resolveLink(value, { siteId, locale: 'nl', environment: unset }, 'sibling').href).toBe(href)
})

it('a sibling that is none of ours is an external URL without explicit allowance: navigation refused', () => {
  expect(() => resolveLink('https://x.test/loyalty', global('fr'), 'sibling')).toThrow(/^navigation refused/)
})

const contentsOf = (siteId: SiteId, locale: Locale, environment = unset) => ({
  siteId,
  locale,
  environment,
  host: 'contents' as const
})

it.each<[rule: string, value: string, where: ReturnType<typeof contentsOf>, siteType: SiteType, href: string]>([
  [
    'menu pages are relative there, English at the root',
    '/cash-games',
    contentsOf('global', 'en'),
    'contents',
    '/cash-games/'
  ],
  ['other locales prefixed', '/cash-games/', contentsOf('global', 'fr'), 'contents', '/fr/cash-games/'],
  ['with CONTENTS_HOST too', '/cash-games/', contentsOf('global', 'fr', set), 'contents', '/fr/cash-games/'],
  [
    "a regional contents host has the site's first locale at the root",
    '/cash-games/',
    contentsOf('belgium', 'nl', regional),
    'contents',
    '/cash-games/'
  ],
  [
    'and its other locales prefixed',
    '/cash-games/',
    contentsOf('belgium', 'fr', regional),
    'contents',
    '/fr/cash-games/'
  ],
  ['home stays on the host', '/', contentsOf('global', 'fr'), 'contents', '/fr/'],
  ['home stays on the host', '/#offers', contentsOf('global', 'en'), 'contents', '/#offers'],
  [
    "compliance pages are absolute to the site's origin, by its own rule",
    'about-us',
    contentsOf('global', 'en'),
    'compliance',
    'http://localhost:3000/en/about-us/'
  ],
  ['French is at its root', 'about-us', contentsOf('global', 'fr'), 'compliance', 'http://localhost:3000/about-us/'],
  [
    'a locale that the site lacks leads to the words that stood in for it',
    'about-us',
    contentsOf('global', 'de'),
    'compliance',
    'http://localhost:3000/en/about-us/'
  ],
  [
    '/network/ has its language along',
    '/network/x/',
    contentsOf('global', 'en'),
    'contents',
    'http://localhost:3000/network/x/?lang=en'
  ],
  ['a place on the same page', '#offers', contentsOf('global', 'en'), 'compliance', '#offers']
])('contents host: %s', (_rule, value, where, siteType, href) => {
  expect(resolveLink(value, where, siteType).href).toBe(href)
})

it('a link to home stays where the visitor is, whatever the contents host', () => {
  expect(resolveLink('/', global('en', set)).href).toBe('/en/')
})

it.each<[rule: string, path: string, base: string]>([
  ['English at the root', '/cash-games/', '/'],
  ['a page without a locale in its address', '/network/x/', '/']
])('the base name of a document: %s', (_rule, path, base) => {
  const place = { siteId: 'global', addressLocale: 'en', environment: unset } as const
  expect(basePath({ ...place, host: 'contents' }, path)).toBe(base)
  expect(basePath({ ...place, host: 'site' }, '/about-us/')).toBe('/en/')
})

it.each<[value: string, siteType?: SiteType]>([
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)', 'external'],
  ['java\tscript:alert(1)', 'external'],
  ['\u0001javascript:alert(1)', 'external'],
  ['data:text/html,x', 'external'],
  ['blob:https://x.test/1', 'external'],
  ['vbscript:x', 'external'],
  ['view-source:https://x.test', 'external'],
  ['//evil.test/'],
  ['/\\evil.test/'],
  ['/\t/evil.test/'],
  ['https://', 'external'],
  ['ftp://x.test', 'external'],
  ['about-us', 'external'],
  ['tel:1', 'external']
])('javascript, data, blob and vbscript protocols blocked: %s', (value, siteType) => {
  expect(() => resolveLink(value, global('fr'), siteType)).toThrow(/^navigation refused/)
})

it.each<[rule: string, target: string, external: boolean, refused: boolean]>([
  ['External URL without explicit allowance: navigation refused', 'https://x.test/', false, true],
  ['with allowance', 'https://x.test/', true, false],
  ['a page of the site needs none', '/about-us/', false, false],
  ['protocols stay blocked with allowance', 'javascript:x', true, true],
  ['a colon further on is no scheme', '/about-us/?a=b:c', false, false]
])('%s', (_rule, target, external, refused) => {
  expect(refusesNavigation(target, { external })).toBe(refused)
})

it.each<[rule: string, siteId: SiteId, locale: Locale, path: string, pathname: string]>([
  ["The site's first locale is served at the root", 'global', 'fr', '/about-us/', '/about-us/'],
  ['the others under `/{locale}/`', 'global', 'en', '/about-us/', '/en/about-us/'],
  ['home', 'global', 'en', '/', '/en/'],
  ['belgium: nl at the root', 'belgium', 'fr', '/', '/fr/'],
  ['`/network/` is never prefixed', 'global', 'en', '/network/x/', '/network/x/']
])('%s', (_rule, siteId, locale, path, pathname) => {
  expect(pagePath(siteId, locale, path)).toBe(pathname)
})

it.each<[rule: string, target: [SiteId, Locale], path: string, from: SiteId, href: string]>([
  [
    'Region links keep the path',
    ['belgium', 'fr'],
    '/about-us/',
    'global',
    'http://belgium.localhost:3000/fr/about-us/?force=1'
  ],
  ['else its home', ['belgium', 'nl'], '/cash-games/', 'global', 'http://belgium.localhost:3000/?force=1'],
  ['a language of the same site', ['global', 'en'], '/about-us/', 'global', '/en/about-us/?force=1'],
  ['always with `force=1`', ['global', 'fr'], '/', 'global', '/?force=1']
])('%s', (_rule, [siteId, locale], path, from, href) => {
  expect(regionLink({ siteId, locale }, path, from, unset)).toBe(href)
})

it('on a contents host every region link is absolute', () => {
  const target = { siteId: 'global', locale: 'fr' } as const
  expect(regionLink(target, '/', null, unset)).toBe('http://localhost:3000/?force=1')
})

it.each<[rule: string, href: string, search: string, result: string]>([
  [
    '`{ontario origin}/?force=1&{current query}`',
    'https://on.test/?force=1',
    '?a=1&b=2',
    'https://on.test/?force=1&a=1&b=2'
  ],
  ['no second force', '/?force=1', '?force=1&a=1', '/?force=1&a=1'],
  ['no query', '/?force=1', '', '/?force=1'],
  ['a link that has one takes the new one alone', '/?force=1&a=1', '?b=2', '/?force=1&b=2'],
  [
    "a network page keeps the link's language",
    '/network/x/?force=1&lang=en',
    '?lang=fr&a=1',
    '/network/x/?force=1&lang=en&a=1'
  ],
  [
    'the secret of a mail in another language',
    '/en/your-data/?force=1',
    '?token=x.y',
    '/en/your-data/?force=1&token=x.y'
  ],
  [
    'the secret of a mail is nothing for another site',
    'http://other.test/your-data/?force=1',
    '?token=x.y&a=1',
    'http://other.test/your-data/?force=1&a=1'
  ]
])('%s', (_rule, href, search, result) => {
  expect(withPageQuery(href, search)).toBe(result)
})

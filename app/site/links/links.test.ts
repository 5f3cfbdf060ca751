import { expect, it } from 'vitest'
import { refusesNavigation } from '../../domain/links/refused-navigation.ts'
import type { SiteType } from '../../domain/links/site-type.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { readEnvironment } from '../config/environment.ts'
import { pagePath } from './page-path.ts'
import { type ResolvedLink, resolveLink } from './resolve-link.ts'

const unset = readEnvironment({})
const set = readEnvironment({ CONTENTS_HOST: 'https://play.test' })
const regional = readEnvironment({
  CONTENTS_HOST: 'https://play.test',
  REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}'
})
const global = (locale: Locale, environment = unset) => ({ siteId: 'global' as SiteId, locale, environment })

it.each<[rule: string, value: string, where: ReturnType<typeof global>, link: Partial<ResolvedLink>]>([
  [
    'S5-10 values starting with http are external',
    'https://x.test/a',
    global('fr'),
    { kind: 'external', href: 'https://x.test/a', external: true, rel: 'noopener' }
  ],
  ['S5-10 or mailto', 'mailto:a@x.test', global('fr'), { kind: 'external', href: 'mailto:a@x.test', external: true }],
  [
    'S5-11 Values starting with / are contents links',
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
  ['S2-1 a trailing slash is appended to links', '/cash-games?a=1#b', global('en'), { href: '/en/cash-games/?a=1#b' }],
  [
    'S5-12 Others are internal compliance links',
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
    'S5-13 the locale prefix is omitted for English',
    '/cash-games/',
    global('en', set),
    { href: 'https://play.test/cash-games/' }
  ],
  ['S5-13 and is there for others', '/cash-games/', global('fr', set), { href: 'https://play.test/fr/cash-games/' }],
  [
    'also for a locale that global does not have',
    '/cash-games/',
    { ...global('fi', set), siteId: 'finland' },
    { href: 'https://play.test/fi/cash-games/' }
  ],
  [
    'menu pages of a site with a licence of its own stay on it, under its law',
    '/cash-games/',
    { ...global('de', set), siteId: 'germany' },
    { href: '/cash-games/' }
  ],
  [
    'S5-14 and when a regional contents host is configured',
    '/cash-games/',
    { ...global('fr', regional), siteId: 'belgium' },
    { href: 'https://play.be/cash-games/' }
  ],
  ['compliance links stay on the site', 'privacy-policy', global('en', set), { href: '/en/privacy-policy/' }],
  [
    'S2-10 The prefix /network/ never gets a locale prefix',
    '/network/random-number-generator/',
    global('en'),
    { href: '/network/random-number-generator/?lang=en' }
  ],
  [
    'S2-8 they open in a new tab',
    '/network/random-number-generator/',
    global('en'),
    { target: '_blank', rel: 'noopener' }
  ]
])('%s', (_rule, value, where, link) => {
  expect(resolveLink(value, where)).toMatchObject(link)
})

it.each<[rule: string, value: string, siteId: SiteId, href: string]>([
  [
    'S5-15 Sibling links swap the host through a region-domain map',
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
  expect(resolveLink(value, { siteId, locale: 'nl', environment: unset }, 'sibling')?.href).toBe(href)
})

it('S8-4 a sibling that is none of ours is an external URL without explicit allowance: navigation refused', () => {
  expect(resolveLink('https://x.test/loyalty', global('fr'), 'sibling')).toBeNull()
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
  ['https://user:pw@x.test/', 'external'],
  ['about-us', 'external'],
  ['tel:1', 'external']
])('S8-5 javascript, data, blob and vbscript protocols blocked: %s', (value, siteType) => {
  expect(resolveLink(value, global('fr'), siteType)).toBeNull()
})

it.each<[rule: string, target: string, external: boolean, refused: boolean]>([
  ['S8-4 External URL without explicit allowance: navigation refused', 'https://x.test/', false, true],
  ['with allowance', 'https://x.test/', true, false],
  ['a page of the site needs none', '/about-us/', false, false],
  ['S8-5 protocols stay blocked with allowance', 'javascript:x', true, true],
  ['a colon further on is no scheme', '/about-us/?a=b:c', false, false],
  ['a name with password', 'https://user:pw@x.test/', true, true],
  ['an at sign in a path', 'https://x.test/@user', true, false]
])('%s', (_rule, target, external, refused) => {
  expect(refusesNavigation(target, { external })).toBe(refused)
})

it.each<[rule: string, siteId: SiteId, locale: Locale, path: string, pathname: string]>([
  ["The site's first locale is served at the root", 'global', 'fr', '/about-us/', '/about-us/'],
  ['S2-4 the others under `/{locale}/`', 'global', 'en', '/about-us/', '/en/about-us/'],
  ['home', 'global', 'en', '/', '/en/'],
  ['belgium: nl at the root', 'belgium', 'fr', '/', '/fr/'],
  ['`/network/` is never prefixed', 'global', 'en', '/network/x/', '/network/x/']
])('%s', (_rule, siteId, locale, path, pathname) => {
  expect(pagePath(siteId, locale, path)).toBe(pathname)
})

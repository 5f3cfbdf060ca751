import { expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { type SiteMapRow, siteMap } from '../site-map/site-map.data.ts'
import type { AddressRequest, Answer } from './address-answer.ts'
import { resolveAddress } from './resolve-address.ts'

/** The real table with one page that is only planned, and with the route of one that is checked after it was found. */
const rows: SiteMapRow[] = siteMap.map(row => {
  if (row.path === '/loyalty/') return { ...row, status: 'planned' }
  return row.path === '/ggteam/{slug}/' ? { ...row, status: 'live' } : row
})

const ask = (url: string, facts: Partial<AddressRequest> = {}, variables: Record<string, string> = {}): Answer => {
  const [, pathname = '', search = ''] = /^([^?]*)([\s\S]*)$/.exec(url) ?? []
  const environment = readEnvironment(variables)
  const plain = {
    siteId: 'global',
    hostKind: 'site',
    cookieLocale: null,
    acceptLanguage: undefined,
    isCrawler: false,
    siteMap: rows
  } as const
  return resolveAddress({ ...plain, pathname, search, environment, ...facts })
}

/** 'page fr /about-us/', '301 /x/', '404 message' */
function told(answer: Answer): string {
  switch (answer.kind) {
    case 'page':
      return `page ${answer.locale} ${answer.path}`
    case 'redirect':
      return `${answer.status}${answer.private ? ' private' : ''} ${answer.location}`
    case 'not-found':
      return `404 ${answer.message}`
  }
}

type Row = [
  rule: string,
  url: string,
  answer: string,
  facts?: Partial<AddressRequest>,
  variables?: Record<string, string>
]

const belgian = { siteId: 'belgium' } as const
const byLocale = { REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.be","fr":"https://fr.be"}}' }

it.each<Row>([
  ["S2-4 The site's first locale is served at the root", '/about-us/', 'page fr /about-us/'],
  ['S2-4 the others under `/{locale}/`', '/en/about-us/', 'page en /about-us/'],
  ['the others under `/{locale}/`', '/en/', 'page en /'],
  ['belgium: nl at the root', '/', 'page nl /', { siteId: 'belgium' }],
  ['`/fr/about-us/` on global redirects (301) to `/about-us/`', '/fr/about-us/?a=1', '301 /about-us/?a=1'],
  ['`/fr/` on global', '/fr/', '301 /'],
  ['A locale that the site does not have is a 404', '/de/about-us/', '404 Page not found: /de/about-us/'],
  ['A locale that the site does not have is a 404', '/en/', '404 Page not found: /en/', { siteId: 'germany' }],
  ['what is no locale', '/xx/about-us/', '404 Page not found: /xx/about-us/'],
  ['S2-1 without it: 301, query kept', '/about-us?auto=1&a=%20b', '301 /about-us/?auto=1&a=%20b'],
  ['slash and locale in one redirect', '/fr/about-us?a=1', '301 /about-us/?a=1'],
  ['/en', '/en', '301 /en/'],
  ['unknown path: path with query', '/nowhere?a=1', '404 Page not found: /nowhere?a=1'],
  ['a planned page is not there yet', '/loyalty/', '404 Page not found: /loyalty/'],
  ['failed route check', '/blog/nothing/', '404 Page Not Found: /blog/nothing/'],
  ['the check of a live route comes after', '/ggteam/nobody/', 'page fr /ggteam/nobody/'],
  ['a third language', '/es/about-us/', 'page es /about-us/'],
  ['the one language of a site is at its root', '/about-us/', 'page de /about-us/', { siteId: 'germany' }],

  ['none, or French: the French page', '/', 'page fr /'],
  [
    'A match that is not the root’s locale redirects (302, private)',
    '/?a=1',
    '302 private /en/?a=1',
    { acceptLanguage: 'en-GB,en' }
  ],
  ['S4-34 the `locale` cookie', '/', '302 private /en/', { cookieLocale: 'en', acceptLanguage: 'fr' }],
  ['belgium: a French reader', '/', '302 private /fr/', { siteId: 'belgium', acceptLanguage: 'fr' }],
  ['Crawlers are never redirected', '/', 'page fr /', { acceptLanguage: 'en', isCrawler: true }],
  ['`force=1` is never redirected', '/?force=1', 'page fr /', { acceptLanguage: 'en', cookieLocale: 'en' }],
  [
    'every deeper URL is never redirected',
    '/about-us/',
    'page fr /about-us/',
    { acceptLanguage: 'en', cookieLocale: 'en' }
  ],
  ['an address that names its locale', '/en/', 'page en /', { cookieLocale: 'fr' }],

  [
    '`?lang=`',
    '/network/random-number-generator/?lang=en',
    'page en /network/random-number-generator/',
    { cookieLocale: 'fr' }
  ],
  [
    'else the cookie',
    '/network/random-number-generator/',
    'page en /network/random-number-generator/',
    { cookieLocale: 'en', acceptLanguage: 'fr' }
  ],
  [
    'else Accept-Language',
    '/network/random-number-generator/',
    'page en /network/random-number-generator/',
    { acceptLanguage: 'en' }
  ],
  [
    "else the site's first locale; no redirect",
    '/network/random-number-generator/?lang=de',
    'page fr /network/random-number-generator/'
  ],
  [
    'S2-10 `/{locale}/network/...` redirects (301) to the bare path with `?lang=`',
    '/en/network/random-number-generator/?a=1',
    '301 /network/random-number-generator/?a=1&lang=en'
  ],
  ['the first locale too', '/fr/network/random-number-generator', '301 /network/random-number-generator/?lang=fr'],
  [
    'a locale that the site does not have',
    '/de/network/random-number-generator/',
    '404 Page not found: /de/network/random-number-generator/'
  ],

  ['unset: menu pages stay', '/cash-games/', 'page fr /cash-games/'],
  [
    'menu pages on a site’s own origin redirect (301) there',
    '/cash-games?a=1',
    '301 https://play.test/fr/cash-games/?a=1',
    {},
    { CONTENTS_HOST: 'https://play.test' }
  ],
  [
    'English at the root',
    '/en/cash-games/',
    '301 https://play.test/cash-games/',
    {},
    { CONTENTS_HOST: 'https://play.test' }
  ],
  ['home stays', '/en/', 'page en /', {}, { CONTENTS_HOST: 'https://play.test' }],
  ['compliance pages stay', '/about-us/', 'page fr /about-us/', {}, { CONTENTS_HOST: 'https://play.test' }],
  [
    'regional, without a locale prefix',
    '/fr/cash-games/',
    '301 https://play.be/cash-games/',
    { siteId: 'belgium' },
    { REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' }
  ],

  ['S2-11 Contents host: home, English at the root', '/', 'page en /', { hostKind: 'contents', acceptLanguage: 'fr' }],
  ['other locales prefixed', '/fr/', 'page fr /', { hostKind: 'contents' }],
  ['other locales prefixed', '/de/cash-games/', 'page de /cash-games/', { hostKind: 'contents' }],
  ['English has one address', '/en/cash-games', '301 /cash-games/', { hostKind: 'contents' }],
  [
    'what lives elsewhere leads there by the rule of the site',
    '/en/about-us/?a=1',
    '301 http://localhost:3000/en/about-us/?a=1',
    { hostKind: 'contents' }
  ],
  ['from the root too', '/about-us/', '301 http://localhost:3000/en/about-us/', { hostKind: 'contents' }],
  [
    'S2-10 a page below /network/ keeps its language on the way to the site',
    '/es/network/random-number-generator/?a=1',
    '301 http://localhost:3000/network/random-number-generator/?a=1&lang=es',
    { hostKind: 'contents' }
  ],
  ['an unknown path', '/nowhere/', '404 Page not found: /nowhere/', { hostKind: 'contents' }],
  [
    'a regional one has its own first locale at the root',
    '/',
    'page nl /',
    { hostKind: 'contents', siteId: 'belgium' },
    { REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' }
  ],
  [
    'its other locales prefixed',
    '/fr/',
    'page fr /',
    { hostKind: 'contents', siteId: 'belgium' },
    { REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' }
  ],
  [
    'A locale that the site does not have is a 404',
    '/en/',
    '404 Page not found: /en/',
    { hostKind: 'contents', siteId: 'belgium' },
    { REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' }
  ],
  ['S5-14 each language to its own host', '/cash-games/?a=1', '301 https://nl.be/cash-games/?a=1', belgian, byLocale],
  ['each language to its own host', '/fr/cash-games/', '301 https://fr.be/cash-games/', belgian, byLocale],
  ['there its home is at the root', '/', 'page fr /', { ...belgian, hostKind: 'contents-fr' }, byLocale],
  ['and its menu pages', '/cash-games/', 'page fr /cash-games/', { ...belgian, hostKind: 'contents-fr' }, byLocale],
  ['never with a prefix', '/fr/cash-games/', '301 /cash-games/', { ...belgian, hostKind: 'contents-fr' }, byLocale],
  [
    'another language is on its host',
    '/fr/cash-games/?a=1',
    '301 https://fr.be/cash-games/?a=1',
    { ...belgian, hostKind: 'contents-nl' },
    byLocale
  ],
  [
    'what the site has leads there in the language',
    '/about-us/',
    '301 http://belgium.localhost:3000/fr/about-us/',
    { ...belgian, hostKind: 'contents-fr' },
    byLocale
  ],
  ['no other locale', '/en/', '404 Page not found: /en/', { ...belgian, hostKind: 'contents-fr' }, byLocale]
])('%s: %s -> %s', (_rule, url, answer, facts, variables) => {
  expect(told(ask(url, facts, variables))).toBe(answer)
})

it.each([
  '//evil.test',
  '//evil.test/',
  '/\\evil.test',
  '/%2f/evil.test',
  '/%2Fevil.test',
  '/fr//evil.test/',
  '/fr//about-us',
  '/.//evil.test',
  '/about-us/..//evil.test',
  '/about-us//',
  '/%E0%A4%A',
  '/about-us/%',
  '/%61bout-us/',
  '/%2e%2e/about-us/',
  '/about-us\t/',
  '/https://evil.test',
  '/fr/%5cevil.test',
  '*'
])('no trick makes a redirect or a page: %s', url => {
  expect(told(ask(url))).toBe(`404 Page not found: ${url}`)
})

it('a query goes into a header as one', () => {
  expect(told(ask('/about-us?a=é\r\nSet-Cookie: b'))).toBe('301 /about-us/?a=%C3%A9%0D%0ASet-Cookie:%20b')
})

it.each<[rule: string, url: string, cookie: string | null, facts?: Partial<AddressRequest>]>([
  ['A response to `force=1` sets the `locale` cookie of its address', '/?force=1', 'fr'],
  ['A response to `force=1` sets the `locale` cookie of its address', '/en/about-us/?force=1&a=1', 'en'],
  ['only force=1', '/en/about-us/?force=0', null],
  ['no force', '/en/about-us/', null],
  ['a network page that names its language', '/network/random-number-generator/?force=1&lang=en', 'en'],
  ['a network page that does not', '/network/random-number-generator/?force=1', null, { acceptLanguage: 'en' }]
])('%s: %s', (_rule, url, cookie, facts) => {
  expect(ask(url, facts)).toMatchObject({ kind: 'page', setsLocaleCookie: cookie })
})

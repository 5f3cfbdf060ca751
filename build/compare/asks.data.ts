/** A browser of each platform that a download can be for; without one the platform is unknown. */
export const userAgents: Readonly<Record<string, string>> = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  macos:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
}

/** Addresses whose answer differs by platform, by how they end. */
export const byPlatform = ['/download/', '/download/start/'] as const

/** Parts of addresses that are rendered for every request and differ little by audience. */
export const rendered = ['/no-such-page/', '/terms-conditions/history/'] as const

/** Addresses from which all others of a host are found by following links. Those that no sitemap names are among them. */
export const firstPaths = [
  '/',
  '/your-data/',
  '/your-location/',
  '/privacy-choices/',
  '/download/start/',
  '/terms-conditions/history/compare/',
  '/sitemap.xml',
  '/no-such-page/'
] as const

/** What is asked of each site once, from an unknown place; `{home}` is the path of each of its languages. */
export const texts = [
  '/robots.txt',
  '{home}dowload/',
  '{home}blog/no-such-post/',
  '{home}terms-conditions/history/nothing-20200101/',
  '{home}promotions/december-evenings/',
  '{home}promotions/october-evenings/',
  '{home}about-us',
  '/fr/about-us/',
  '/en/about-us/',
  '{home}Contact/',
  '//contact/',
  '/%E0%A4%A/',
  '/favicon.ico',
  '{home}site.webmanifest',
  '/app-icons/192.png',
  '/app-icons/512.png',
  '/app-icons/maskable-512.png',
  '/app-icons/none.png',
  '/apple-touch-icon.png',
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
  '{home}blog/feed.xml',
  '{home}terms-conditions/history/feed.xml',
  '/builds/latest.json',
  '/builds/latest.json?1',
  '/builds/meta/BUILD.json',
  '/builds/meta/none.json',
  '/healthz',
  '/readyz',
  '/api/navigations',
  '/api/util-navigations',
  '/api/consent?page={home}',
  '/api/consent?page=none',
  '/api/world-record?page={home}',
  '/api/world-record?page=none',
  '/api/icons/lucide.json?icons=globe,download,no-such-icon',
  '/api/icons/lucide.json',
  '/api/icons/no-such-set.json?icons=a',
  '/api/calendar/none.ics',
  '/api/language-banner?page={home}',
  '/api/download-url',
  '/api/download-url?brandAlias=x&platform=windows&country=FR',
  '/api/no-such-call',
  '/assets/none.js',
  '/sample-scripts/analytics.js',
  '/sample-scripts/tag-manager.js',
  '/sample-scripts/none.js',
  '/support-desk',
  '/support-desk/',
  '/support-desk/window/',
  '/support-desk/capacity.json',
  '/support-desk/chat.js',
  '/support-desk/help.json?lang=en',
  '/support-desk/none',
  '/__nuxt_island/none.json',
  '/__nuxt_island/players-online.json?page=none',
  '/__nuxt_island/players-online.json?page=/no-such-page/',
  '/api/sign-up/confirm?token=none',
  '/none_nav.webp',
  '{home}?force=1',
  '{home}?notice=download-blocked',
  '{home}?a=1&token=2&lang=fi',
  '{home}?clean',
  '{home}?lighthouse',
  '{home}_payload.json?BUILD',
  '{home}no-such-page/_payload.json',
  '{home}no-such-page/?q=<b>',
  '{home}download/?auto=1',
  '{home}download/?auto=done',
  '{home}download/?joined=1',
  '{home}download/?confirm=done',
  '{home}download/?confirm=expired',
  '{home}download/?confirm=invalid',
  '{home}download/?resent=1',
  '{home}your-data/?sent=1',
  '{home}your-data/?expired=1',
  '{home}your-data/?deleted=1',
  '{home}your-data/?token=none',
  '{home}privacy-choices/?saved=1',
  '{home}help/?q=bonus',
  '{home}help/?q=zzzz',
  '{home}poker-school/glossary/?q=pot',
  '{home}poker-school/equity-calculator/?hero=AhKh&villain=QsQd',
  '{home}poker-school/equity-calculator/?hero=AhAh',
  '{home}poker-school/equity-calculator/?hero=AhKh&villain=QsQd&villain2=7c7d&board=2h3h9s',
  '{home}tournaments/?day=monday',
  '{home}tournaments/?game=omaha&type=none&stake=low'
] as const

/** What is asked of each site from every country that has a rule. */
export const byCountry = [
  '/api/visitor',
  '/api/brand-ambassador',
  '/api/region-notice?notice=none&page=/',
  '/api/region-notice?notice=region-warning&page={home}',
  '/api/region-notice?notice=ontario&page={home}',
  '/api/region-notice?notice=ontario-redirect&page={home}',
  '/api/region-notice?notice=self-exclusion&page={home}',
  '/api/region-notice?notice=why-this&page={home}',
  '/api/region-notice?notice=why-this&page=none',
  '/__nuxt_island/players-online.json?page={home}',
  '/__nuxt_island/featured-tournaments.json?page={home}',
  '/__nuxt_island/monthly-rewards.json?page={home}',
  '/__nuxt_island/community-spotlight.json?page={home}',
  '/download/start/windows/?lang={locale}',
  '/download/start/macos/',
  '/download/start/ios/?lang={locale}',
  '/download/start/android/',
  '/download/start/none/',
  '/api/download-url?brandAlias=brand&platform=ios&country=FR',
  '/{home}your-location/'
] as const

type Request = {
  name: string
  path: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS'
  headers?: Readonly<Record<string, string>>
  body?: string
}

const form = (path: string, body: string, name = `form ${body}`, headers = {}): Request => ({
  name,
  path,
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body
})
const json = (path: string, body: string, name = `json ${body}`): Request => ({
  name,
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body
})

/** Other requests, each made of every site: what they send, by a name for the record. */
export const requests: readonly Request[] = [
  ...['en', 'es-MX,es;q=0.9', 'de-AT,de;q=0.9,en;q=0.5', 'fr-BE', 'nl', 'xx'].flatMap(language =>
    ['/', '/api/language-banner?page=/about-us/'].map(path => ({
      name: `wants ${language}`,
      path,
      headers: { 'accept-language': language }
    }))
  ),
  { name: 'chose en', path: '/', headers: { cookie: 'locale=en' } },
  { name: 'chose fr', path: '/', headers: { cookie: 'locale=fr', 'accept-language': 'en' } },
  { name: 'crawler', path: '/', headers: { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' } },
  { name: 'signals', path: '/api/consent?page=/', headers: { 'sec-gpc': '1', dnt: '1' } },
  { name: 'signals', path: '/privacy-choices/', headers: { 'sec-gpc': '1', cookie: 'consent=v1.granted.0' } },
  ...['/no-such-page/', '/blog/no-such-post/', '/promotions/october-evenings/', '/support-desk/none'].map(path => ({
    name: 'json',
    path,
    headers: { accept: 'application/json' }
  })),
  ...['', 'gzip', 'identity'].map(encoding => ({
    name: `encoding ${encoding}`,
    path: '/contact/',
    headers: { 'accept-encoding': encoding }
  })),
  ...['/', '/contact/', '/contact/_payload.json', '/sitemap.xml', '/api/visitor', '/no-such-page/'].map(path => ({
    name: 'HEAD',
    path,
    method: 'HEAD' as const
  })),
  { name: 'POST', path: '/contact/', method: 'POST' },
  { name: 'OPTIONS', path: '/contact/', method: 'OPTIONS' },
  { name: 'PUT', path: '/api/visitor', method: 'PUT' },
  { name: 'GET', path: '/api/sign-up' },
  { name: 'GET', path: '/api/your-data' },
  ...['email=none&password=short&page=/download/', 'email=a@example.com', ''].map(body => form('/api/sign-up', body)),
  ...['{"email":"none","page":"/en/"}', '{', '[]'].map(body => json('/api/sign-up', body)),
  { name: 'text', path: '/api/sign-up', method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  form('/api/consent', 'decision=granted&page=/', 'from another site', { 'sec-fetch-site': 'cross-site' }),
  ...['granted', 'denied', 'none'].map(decision =>
    form('/api/consent', `decision=${decision}&page=/`, undefined, { cookie: '_ga=1' })
  ),
  json('/api/consent', '{"decision":"granted","page":"/"}', 'json granted'),
  form('/api/your-data/delete', 'token=none&understood=on', 'form')
]

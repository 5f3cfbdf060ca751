/**
 * The rows of the specification's sections 7 to 9 in its own words: the call table with the sentences below it, the error catalogue with the error screens
 * and other texts, and the constants. Each stands in ARCHITECTURE.md with these words and is named by a test, which holds the second text.
 */
export const specificationRows = [
  ['7', 'GET /api/download-url', 'download-url'],
  ['7', 'GET /api/navigations', '/api/navigations'],
  ['7', 'GET /api/util-navigations', '/api/util-navigations'],
  ['7', 'GET /api/brand-ambassador', '/api/brand-ambassador'],
  ['7', 'GET configured chat-capacity URL', 'hasCapacity'],
  ['7', 'GET builds/meta/{buildId}.json', '/builds/meta/'],
  ['7', 'GET builds/latest.json', '/builds/latest.json'],
  ['7', 'GET {path}/_payload.json', '_payload.json'],
  ['7', 'GET /__nuxt_island/{key}.json', '/__nuxt_island/'],
  ['7', 'The chat script is loaded from a configured URL', 'chat script'],
  [
    '7',
    'Initialised with org id, config name, site URL and a messaging server URL',
    'org id, config name, site URL and a messaging server URL'
  ],
  ['7', 'A clear-session call exists', 'clear-session'],
  ['7', 'Consent script: loaded only for countries in the GDPR list', 'loaded only for countries in the GDPR list'],
  [
    '7',
    'Analytics and tag-manager scripts: loaded unless clean or lighthouse is present',
    'loaded unless clean or lighthouse is present'
  ],
  ['7', 'The analytics page call runs after each route change', 'page call runs after each route change'],
  ['7', 'Images come from a CDN base path, at densities 1 and 2, in webp', 'CDN base path'],
  [
    '7',
    'Icons are fetched from a local icon endpoint, or from a public icon service as fallback',
    'public icon service as fallback'
  ],
  [
    '7',
    'Fetch retries apply to GET-like calls only, once, on status 408, 409, 425, 429, 500, 502, 503 or 504',
    'Fetch retries apply to GET-like calls only, once'
  ],
  ['8', 'No route matches: 404, non-fatal', 'Page not found: '],
  ['8', 'Route validation fails', 'Page Not Found: '],
  ['8', 'Missing route middleware', 'Unknown route middleware'],
  ['8', 'External URL without explicit allowance', 'External URL without explicit allowance'],
  ['8', 'Manifest fetch error: console only', 'Manifest fetch error'],
  ['8', 'Icon load failure or timeout: warning logged, nothing shown', 'warning logged, nothing shown'],
  ['8', 'Invalid navigation or icon payload: ignored', 'Invalid navigation or icon payload'],
  ['8', 'Chat clear-session failure: logged only', 'Chat clear-session failure'],
  ['8', 'Fatal app error: error screen', 'Fatal app error'],
  ['8', 'Library errors', 'a modal manager must be installed'],
  ['8', 'Error screen 403', '403'],
  ['8', 'Error screen 404', '404'],
  ['8', 'Error screen 500; any other status is treated as 500', 'other status is treated as 500'],
  ['8', 'Region warning text', 'We do not offer real money gambling in the country you are in'],
  ['8', 'Generic unexpected error: contact customer service for help', 'contact customer service for help'],
  ['9', 'Build check interval: 3,600,000 ms', 'Build check interval: 3,600,000 ms'],
  ['9', 'Manifest fetch starts about 1 s after load', 'Manifest fetch starts about 1 s after load'],
  [
    '9',
    'Reload guard: a reload of the same path is allowed only once per 10,000 ms',
    'a reload of the same path is allowed only once per 10,000 ms'
  ],
  ['9', 'Prefetch queue stops at more than 4 pending preloads', 'stops at more than 4 pending'],
  ['9', 'Prefetch is skipped on data-saver or 2g connections', 'skipped on data-saver or 2g connections'],
  ['9', 'Breakpoints: 768 px and 1244 px', '1244'],
  ['9', 'Image screens: xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536', 'xs 320, sm 640, md 768'],
  ['9', 'Densities 1 and 2, format webp', 'ensities 1 and 2'],
  ['9', 'Resize throttle 100 ms', '100 ms'],
  ['9', 'Device resize refresh delay 50 ms', '50 ms'],
  ['9', 'Region popup closes 500 ms after blur', 'after blur'],
  ['9', 'Chat session clears 3000 ms after the automated reply', '3000 ms after the automated reply'],
  ['9', 'Download button reappears 1000 ms after scroll stops', '1,000 ms after'],
  ['9', 'Scroll-stop debounce 200 ms', 'debounce 200 ms'],
  ['9', 'Toast default timeout 50000 ms', 'default timeout 50000 ms'],
  ['9', 'Icon cache: 50 entries, 168 hours, 1 hour granularity', '50 entries, 168 hours, 1 hour granularity'],
  [
    '9',
    'Icon request timeout 5 s (icon fetch timeout also stated as 1500 ms in one place; both readings stand)',
    'both readings stand'
  ],
  ['9', 'Modal z-index: base 1000 plus twice the modal index', 'base 1000 plus twice the modal index'],
  ['9', 'Swipe close: 10% of size, 300 ms', '10%'],
  ['9', 'Locale cookie lifetime: 365 days', '365 days'],
  ['9', 'Welcome bonus: $100 free or 100% match up to $600 (older copy: up to $777, free $50)', '$777'],
  [
    '9',
    'Streamer: 40+ average concurrent viewers over 3 months, 50% of tables on the product, 80% of a tournament session, 100% cashback, weekly cashback redeemable after Monday 00:00 UTC',
    '40+ average concurrent viewers'
  ],
  ['9', 'Policy version 20240426, with 21 sections of prohibited behaviour', '20240426'],
  ['9', 'Spin & Gold stakes $0.25 to $200, up to 200,000x', '200,000x'],
  [
    '9',
    'Terms change: slot-game pending bet retention changed from 24 hours to a duration set by the provider’s policy',
    'slot-game pending bet retention'
  ],
  ['9', 'Marketing figures (monthly giveaways, guarantees) vary by month', 'vary by month'],
  ['9', 'Ages: 18+, 19+, 21+ or 24+ by jurisdiction', '18+, 19+, 21+ or 24+'],
  ['9', 'Support: 24/7', '24/7'],
  ['9', 'Site region country code AL; customer-messaging language fr; pt-br maps to pt', 'country code AL']
] as const satisfies readonly (readonly [section: '7' | '8' | '9', row: string, named: string])[]

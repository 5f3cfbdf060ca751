import { expect, it } from 'vitest'
import { environmentSchema } from './environment.schema.ts'
import {
  EnvironmentError,
  type EnvironmentFault,
  environmentFingerprint,
  publicEnvironment,
  readEnvironment
} from './environment.ts'

function faultsOf(variables: Record<string, string>): readonly EnvironmentFault[] {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults
    throw error
  }
}

const designNames =
  'PORT HOST DESKTOP_INSTALLER_BASE_URL MOBILE_DOWNLOAD_PAGE_BASE_URL CONTENTS_HOST REGION_CONTENTS_HOST REGION_DOMAINS WHITELIST COUNTRIES_WITH_GDPR ' +
  'CONSENT_ID CONSENT_SCRIPT_URL ANALYTICS_ID TAG_MANAGER_ID IMAGE_CDN_BASE TRUSTED_PROXIES GEO_HEADERS GEO_DATABASE LOCAL_VISITOR DOWNLOAD_LINKS_URL NAVIGATIONS_URL UTIL_NAVIGATIONS_URL ' +
  'AMBASSADORS_URL PLAYERS_ONLINE_URL ACCOUNT_SERVICE_URL DATABASE_URL SMTP_URL SMTP_UTF8 LOG_LEVEL SIGN_UP_LIMIT CHAT_SETTINGS CLOCK SECRET_KEY DATA_DIR MAIL_FROM ' +
  'PUBLIC_SCHEME EMBED_ORIGINS METRICS_TOKEN NODE_ENV'
const ownNames =
  'ANALYTICS_SCRIPT_URL TAG_MANAGER_SCRIPT_URL TAG_ORIGINS ICON_SERVICE_URL UPSTREAM_POLL_SECONDS STORED_SITES PAGE_CACHE_MB METRICS_PORT ' +
  'CONTENT_DIR CONTENT_URL CONTENT_PUBLIC_KEYS ASSETS_DIR MAILS_PER_HOUR ' +
  'OTEL_SDK_DISABLED OTEL_SERVICE_NAME OTEL_RESOURCE_ATTRIBUTES OTEL_TRACES_SAMPLER OTEL_TRACES_SAMPLER_ARG ' +
  'OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_EXPORTER_OTLP_HEADERS'

it('S1-23 knows every variable of design sections 7 and 9, and its own', () => {
  expect(Object.keys(environmentSchema.entries).toSorted()).toEqual(`${designNames} ${ownNames}`.split(' ').toSorted())
})

it.each<[rule: string, variables: Record<string, string>, expected: object]>([
  [
    'No server, key or network is needed',
    {},
    { PORT: 3000, DATABASE_URL: null, SMTP_URL: null, CLOCK: null, SECRET_KEY: null }
  ],
  ['an empty variable counts as unset', { PORT: '', CONTENTS_HOST: '  ' }, { PORT: 3000, CONTENTS_HOST: null }],
  ['ICON_SERVICE_URL switched off', { ICON_SERVICE_URL: 'off' }, { ICON_SERVICE_URL: null }],
  ['GEO_HEADERS (default cf-ipcountry,cf-region-code)', {}, { GEO_HEADERS: ['cf-ipcountry', 'cf-region-code'] }],
  ['header names in small letters', { GEO_HEADERS: 'X-Vercel-IP-Country' }, { GEO_HEADERS: ['x-vercel-ip-country'] }],
  ['TRUSTED_PROXIES (CIDRs; default loopback)', {}, { TRUSTED_PROXIES: ['127.0.0.0/8', '::1'] }],
  ['STORED_SITES is accepted and not read', { STORED_SITES: 'anything' }, { STORED_SITES: 'anything' }],
  ['PAGE_CACHE_MB (default 32)', {}, { PAGE_CACHE_MB: 32 }],
  [
    'S1-23 WHITELIST (IPs and CIDRs)',
    { WHITELIST: '203.0.113.9, 2001:db8::/32' },
    { WHITELIST: ['203.0.113.9', '2001:db8::/32'] }
  ],
  ['MAILS_PER_HOUR (default 5000)', {}, { MAILS_PER_HOUR: 5000 }],
  ['SIGN_UP_LIMIT (default 10 in 10 minutes per address)', {}, { SIGN_UP_LIMIT: 10 }],
  [
    'CLOCK (ISO time) outside production',
    { CLOCK: '2026-11-20T12:00:00Z' },
    { CLOCK: new Date('2026-11-20T12:00:00Z') }
  ],
  [
    'without a slash at its end',
    { IMAGE_CDN_BASE: 'https://cdn.test/img/' },
    { IMAGE_CDN_BASE: 'https://cdn.test/img' }
  ],
  ['CONTENTS_HOST unset (the default)', {}, { CONTENTS_HOST: null, contentsDomain: 'http://contents.localhost:3000' }],
  [
    'CONTENTS_HOST',
    { CONTENTS_HOST: 'https://Play.Test/' },
    { CONTENTS_HOST: 'https://play.test', contentsDomain: 'https://play.test' }
  ],
  [
    'a host without a scheme gets the public one',
    { CONTENTS_HOST: 'play.test:81', PUBLIC_SCHEME: 'https' },
    { CONTENTS_HOST: 'https://play.test:81' }
  ],
  [
    'REGION_CONTENTS_HOST (JSON, site id to origin)',
    { REGION_CONTENTS_HOST: '{"belgium":"https://be.test"}' },
    { REGION_CONTENTS_HOST: { belgium: 'https://be.test' } }
  ],
  [
    'or to an origin for each of its languages',
    { REGION_CONTENTS_HOST: '{"belgium":{"fr":"Fr.Be.Test","nl":"https://nl.test/"},"germany":{"de":"de.test"}}' },
    {
      REGION_CONTENTS_HOST: {
        belgium: { fr: 'http://fr.be.test', nl: 'https://nl.test' },
        germany: { de: 'http://de.test' }
      }
    }
  ],
  ['DATABASE_URL (postgres://…)', { DATABASE_URL: 'postgres://u:p@db/x' }, { DATABASE_URL: 'postgres://u:p@db/x' }],
  ['the EU, and Great Britain', {}, { COUNTRIES_WITH_GDPR: expect.arrayContaining(['FR', 'IS', 'CH', 'GB', 'IM']) }]
])('%s', (_rule, variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected)
})

it.each<[rule: string, variables: Record<string, string>, site: 'global' | 'belgium', origin: string]>([
  ['without it `global` is the plain host', {}, 'global', 'http://localhost:3000'],
  ['and the others are `{id}.localhost:PORT`', { PORT: '8080' }, 'belgium', 'http://belgium.localhost:8080'],
  ['with the public scheme', { PUBLIC_SCHEME: 'https' }, 'belgium', 'https://belgium.localhost:3000'],
  ['S1-23 REGION_DOMAINS maps them', { REGION_DOMAINS: '{"belgium":"https://be.test"}' }, 'belgium', 'https://be.test'],
  [
    'the sites it does not name keep theirs',
    { REGION_DOMAINS: '{"belgium":"https://be.test"}' },
    'global',
    'http://localhost:3000'
  ]
])('%s', (_rule, variables, site, origin) => {
  expect(readEnvironment(variables).REGION_DOMAINS[site]).toBe(origin)
})

it.each<[variable: string, value: string, reason: RegExp]>([
  ['PORT', '70000', /port number/],
  ['PORT', 'http', /port number/],
  ['HOST', 'http://x', /host name/],
  ['DESKTOP_INSTALLER_BASE_URL', 'ftp://x', /http/],
  ['MOBILE_DOWNLOAD_PAGE_BASE_URL', '//evil.test', /slash/],
  ['CONTENTS_HOST', 'https://x.test/path', /without a path/],
  ['CONTENTS_HOST', 'https://user@x.test', /without a path/],
  ['REGION_DOMAINS', '{', /JSON/],
  ['REGION_DOMAINS', '[]', /JSON object/],
  ['REGION_DOMAINS', '{"atlantis":"https://x.test"}', /only name these sites/],
  ['REGION_DOMAINS', '{"belgium":"nowhere at all"}', /^belgium: must be an origin/],
  [
    'REGION_DOMAINS',
    '{"belgium":"https://x.test","brazil":"https://x.test"}',
    /the site brazil has the same origin as the site belgium/
  ],
  [
    'REGION_CONTENTS_HOST',
    '{"belgium":"http://belgium.localhost:3000"}',
    /the contents of belgium has the same origin as the site belgium/
  ],
  ['REGION_CONTENTS_HOST', '{"belgium":3}', /^belgium: must be a text$/],
  ['REGION_CONTENTS_HOST', '{"belgium":"no where"}', /^belgium: must be an origin such as/],
  ['REGION_CONTENTS_HOST', '{"belgium":{"nl":"https://nl.test","fr":"no where"}}', /^belgium: fr: must be an origin/],
  ['REGION_CONTENTS_HOST', '{"belgium":{"nl":"https://nl.test"}}', /an origin for each language of a site/],
  ['REGION_CONTENTS_HOST', '{"germany":{"de":"https://a.test","fr":"https://b.test"}}', /and for no other/],
  ['REGION_CONTENTS_HOST', '{"belgium":["https://a.test","https://b.test"]}', /an origin for each language/],
  [
    'REGION_CONTENTS_HOST',
    '{"belgium":{"nl":"https://x.test","fr":"https://x.test"}}',
    /the contents of belgium has the same origin as the contents of belgium/
  ],
  ['CONTENTS_HOST', 'http://localhost:3000', /also the origin of the site global/],
  ['WHITELIST', '10.0.0.0/33', /CIDRs/],
  ['TRUSTED_PROXIES', '1::2::3', /CIDRs/],
  ['PAGE_CACHE_MB', '0', /whole number above zero/],
  ['COUNTRIES_WITH_GDPR', 'FR,france', /country codes/],
  ['CONSENT_ID', '"><script>', /letters, digits/],
  ['GEO_HEADERS', 'a,b,c', /one or two header names/],
  ['LOCAL_VISITOR', 'France', /country code/],
  ['DOWNLOAD_LINKS_URL', 'javascript:alert(1)', /http/],
  ['DATABASE_URL', 'mysql://x', /postgres/],
  ['SMTP_URL', 'http://x', /smtp/],
  ['CONSENT_SCRIPT_URL', 'https://cmp.test/a.js', /holds \{id\}/],
  ['ANALYTICS_SCRIPT_URL', 'https://tags.test/a.js', /holds \{id\}/],
  ['ANALYTICS_SCRIPT_URL', 'https://{id}.test/a.js', /after the host/],
  ['TAG_MANAGER_SCRIPT_URL', 'javascript:{id}', /http/],
  ['TAG_ORIGINS', 'https://a.test/path', /origins/],
  ['ICON_SERVICE_URL', 'no', /or off/],
  ['CONTENT_URL', 'ftp://x', /http/],
  ['CONTENT_PUBLIC_KEYS', 'too-short', /public keys of 43 characters/],
  ['LOG_LEVEL', 'loud', /one of/],
  ['SIGN_UP_LIMIT', '0', /above zero/],
  ['CHAT_SETTINGS', '{"ontario":{"queueUrl":"javascript:x"}}', /^ontario: queueUrl: must be a URL/],
  ['CHAT_SETTINGS', '{"ontario":{"queue":"/x"}}', /^ontario: queue: /],
  ['CLOCK', 'tomorrow', /ISO time/],
  ['SECRET_KEY', 'short', /32 characters/],
  ['SECRET_KEY', `${'a'.repeat(32)},short`, /32 characters/],
  ['MAIL_FROM', 'nobody', /e-mail/],
  ['PUBLIC_SCHEME', 'ftp', /http or https/],
  ['EMBED_ORIGINS', '*', /origins/]
])('a bad value stops the start: %s=%s', (variable, value, reason) => {
  const faults = faultsOf({ [variable]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatchObject({ variable, reason: expect.stringMatching(reason) })
})

it.each<[rule: string, variables: Record<string, string>, variable: string, reason: RegExp]>([
  [
    'the shared contents host is the contents of global: another one of its own would show the same pages twice',
    { CONTENTS_HOST: 'https://play.test', REGION_CONTENTS_HOST: '{"global":"https://global.test"}' },
    'REGION_CONTENTS_HOST',
    /may not name global/
  ],
  [
    'one host cannot show the contents of all and those of one region',
    { CONTENTS_HOST: 'https://play.test', REGION_CONTENTS_HOST: '{"belgium":"https://play.test"}' },
    'CONTENTS_HOST',
    /also the origin of the contents of belgium/
  ],
  [
    'content from an address is signed',
    { CONTENT_URL: 'https://content.test/content.json' },
    'CONTENT_PUBLIC_KEYS',
    /must name the key that signs the content/
  ]
])('%s', (_rule, variables, variable, reason) => {
  expect(faultsOf(variables)).toEqual([expect.objectContaining({ variable, reason: expect.stringMatching(reason) })])
})

it('global may have a contents host of its own where there is no shared one', () => {
  expect(faultsOf({ REGION_CONTENTS_HOST: '{"global":"https://global.test"}' })).toEqual([])
})

it('stops the start with the full list of what is wrong', () => {
  const variables = { PORT: 'x', LOG_LEVEL: 'y', CLOCK: '2026-11-20', NODE_ENV: 'production', METRICS_TOKEN: 'fine' }
  expect(faultsOf(variables).map(({ variable, value }) => `${variable}=${value}`)).toEqual([
    'PORT=x',
    'LOG_LEVEL=y',
    'CLOCK=2026-11-20'
  ])
})

it('names no secret', () => {
  const [SECRET_KEY, url] = ['hunter2', 'mysql://u:hunter2@x']
  expect(() =>
    readEnvironment({ SECRET_KEY, DATABASE_URL: url, SMTP_URL: url, ACCOUNT_SERVICE_URL: url, AMBASSADORS_URL: url })
  ).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }))
})

it('no secret is part of the public environment', () => {
  const secrets = {
    SECRET_KEY: 's'.repeat(32),
    DATABASE_URL: 'postgres://u:ssss@x',
    SMTP_URL: 'smtp://u:ssss@x',
    METRICS_TOKEN: 'ssss',
    WHITELIST: '203.0.113.9'
  }
  const environment = readEnvironment(secrets)
  expect(JSON.stringify(publicEnvironment(environment))).not.toMatch(/ssss|203\.0\.113/)
})

it.each<[rule: string, variables: Record<string, string>, differs: boolean]>([
  ['run-time facts (port)', { PORT: '8080' }, true],
  ['hosts', { CONTENTS_HOST: 'https://play.test' }, true],
  ['ids', { ANALYTICS_ID: 'a-1' }, true],
  ['whether players are counted upstream', { PLAYERS_ONLINE_URL: 'https://room.test/players' }, true],
  ['what no page shows', { LOG_LEVEL: 'debug', DATA_DIR: 'elsewhere' }, false]
])('the fingerprint of the public environment: %s', (_rule, variables, differs) => {
  expect(environmentFingerprint(readEnvironment(variables)) !== environmentFingerprint(readEnvironment({}))).toBe(
    differs
  )
})

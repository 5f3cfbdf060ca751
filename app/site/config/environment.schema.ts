import * as v from 'valibot'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { isAddressOrRange } from '../geolocation/ip-range.ts'
import { siteConfiguration } from './site-configuration.data.ts'
import { chatSettingsSchema } from './site-configuration.schema.ts'

const host = '([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\\[[0-9a-f:.]+\\])(:\\d{1,5})?'
const originPattern = new RegExp(`^https?://${host}/?$`, 'i')
const hostPattern = new RegExp(`^${host}$`, 'i')
const withoutSlash = v.transform((value: string) => value.replace(/\/+$/, ''))

const text = (isValid: (value: string) => boolean, message: string) => v.pipe(v.string(), v.check(isValid, message))
const number = (isValid: (value: string) => boolean, message: string) =>
  v.pipe(text(isValid, message), v.transform(Number))
const list = (isValid: (item: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.transform(value => value.split(',').flatMap(item => item.trim() || [])),
    v.check(items => items.every(isValid), `must be ${message}, separated by commas`)
  )

/** An origin. A host without a scheme is one too: it gets the public scheme once that is known. */
const origin = v.pipe(
  v.string('must be a text'),
  v.check(
    value => originPattern.test(value) || hostPattern.test(value),
    'must be an origin such as https://www.example.com, without a path'
  ),
  v.toLowerCase(),
  withoutSlash
)

/** The beginning of addresses: a URL, or a path of this site; a slash at its end is dropped. */
const base = v.pipe(
  text(
    value =>
      (/^https?:\/\//i.test(value) ? URL.canParse(value) : /^\/(?![/\\])/.test(value)) && !/[\s"'<>\\?#]/.test(value),
    'must be a URL that begins with http:// or https://, or a path that begins with a slash'
  ),
  withoutSlash
)

const isUrlOf = (value: string, ...schemes: readonly string[]) =>
  URL.canParse(value) && schemes.some(scheme => value.toLowerCase().startsWith(`${scheme}://`))
const urlOf = (...schemes: readonly string[]) =>
  text(
    value => isUrlOf(value, ...schemes),
    `must be a URL that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`
  )
const httpUrl = urlOf('http', 'https')

const addresses = list(isAddressOrRange, 'IP addresses or CIDRs')
const countries = list(item => /^[A-Z]{2}$/.test(item), 'two-letter country codes in capitals')
const origins = v.pipe(
  list(item => originPattern.test(item), 'origins such as https://www.example.com'),
  v.transform(items => items.map(item => item.toLowerCase().replace(/\/+$/, '')))
)

/** Header names, as node gives them: small letters. */
const headerNames = v.pipe(
  list(() => true, ''),
  v.check(
    items => (items.length === 1 || items.length === 2) && items.every(item => /^[a-z0-9-]+$/i.test(item)),
    'must be one or two header names, that of the country first, then that of the region'
  ),
  v.transform(items => items.map(item => item.toLowerCase()))
)

const port = number(value => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a port number, at most 65535')

const hostName = text(
  value => /^[a-z0-9:._-]+$/i.test(value) && (!value.includes(':') || isAddressOrRange(value)),
  'must be a host name or an IP address'
)

/** Ids are written in addresses and attributes: letters, digits and `. _ : -` alone. */
const id = text(value => /^[\w.:-]+$/.test(value), 'must be letters, digits and . _ : - alone')

/** The address of a script, with `{id}` where its id belongs. */
const idUrl = text(
  value => /^https?:\/\/[^{}\s"'<>]+\{id\}[^{}\s"'<>]*$/i.test(value) && URL.canParse(value.replace('{id}', 'id')),
  'must be a URL that begins with http:// or https:// and holds {id} after the host'
)

/** A service that may be switched off: `off` is null. */
const urlOrOff = v.pipe(
  text(
    value => value === 'off' || isUrlOf(value, 'http', 'https'),
    'must be a URL that begins with http:// or https://, or off'
  ),
  v.transform(value => (value === 'off' ? null : value.replace(/\/+$/, '')))
)

const wholeNumber = number(value => /^[1-9]\d{0,8}$/.test(value), 'must be a whole number above zero')

const instant = v.pipe(
  text(
    value =>
      /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value)),
    'must be an ISO time such as 2026-11-20T12:00:00Z'
  ),
  v.transform(value => new Date(value))
)

const mailAddress = text(
  value => /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
  'must be an e-mail address, with or without a name'
)

const trueOrFalse = v.pipe(
  v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  v.transform(value => value === 'true')
)

/** Ed25519 keys as the `x` of their JWK: 32 bytes in base64url. */
const publicKeys = list(
  item => /^[\w-]{43}$/.test(item),
  'public keys of 43 characters, as npm run content prints them'
)

/** Secrets of which one follows another: the first is used, each is accepted. */
const secrets = (shortest: number) => list(item => item.length >= shortest, `secrets of ${shortest} characters or more`)

const isSiteId = (key: string) => (siteIds as readonly string[]).includes(key)

/** A JSON object with a value for some of the sites. */
const bySite = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.string(),
    v.parseJson(undefined, 'must be JSON'),
    v.check(value => !Array.isArray(value), 'must be a JSON object from site id to value'),
    v.record(v.string(), schema, 'must be a JSON object from site id to value'),
    v.check(value => Object.keys(value).every(isSiteId), `may only name these sites: ${siteIds.join(', ')}`),
    v.transform(value => value as Partial<Record<SiteId, v.InferOutput<Schema>>>)
  )

const sorted = (words: readonly string[]) => words.toSorted().join()
const contentsHosts = v.pipe(
  bySite(v.lazy(value => (typeof value === 'object' ? v.record(v.string(), origin, 'must be an object') : origin))),
  v.check(
    byId =>
      siteIds.every(id => typeof byId[id] !== 'object' || sorted(Object.keys(byId[id])) === sorted(siteOf(id).locales)),
    'must name an origin for each language of a site, and for no other'
  )
)

const nonEmpty = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio'
] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The EU's 27, Iceland, Liechtenstein and Norway, Great Britain and Switzerland; the Isle of Man, Jersey, Guernsey and Brazil have laws alike. */
const countriesWithGDPR =
  'AT,BE,BG,HR,CY,CZ,DK,EE,FI,FR,DE,GR,HU,IE,IS,IT,LV,LI,LT,LU,MT,NL,NO,PL,PT,RO,SK,SI,ES,SE,CH,GB,IM,JE,GG,BR'

/** Every variable that outsiders may set (design sections 7 and 9). A variable without a default stays null: the part that needs it has its own. */
export const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(hostName, '0.0.0.0'),
  DESKTOP_INSTALLER_BASE_URL: v.optional(base, '/sample-client/desktop'),
  MOBILE_DOWNLOAD_PAGE_BASE_URL: v.optional(base, '/sample-client/mobile'),
  CONTENTS_HOST: v.nullish(origin, null),
  REGION_CONTENTS_HOST: v.optional(contentsHosts, '{}'),
  REGION_DOMAINS: v.optional(bySite(origin), '{}'),
  WHITELIST: v.optional(addresses, ''),
  COUNTRIES_WITH_GDPR: v.optional(countries, countriesWithGDPR),
  CONSENT_ID: v.nullish(id, null),
  CONSENT_SCRIPT_URL: v.nullish(idUrl, null),
  ANALYTICS_ID: v.nullish(id, null),
  TAG_MANAGER_ID: v.nullish(id, null),
  ANALYTICS_SCRIPT_URL: v.optional(idUrl, 'https://cdn.segment.com/analytics.js/v1/{id}/analytics.min.js'),
  TAG_MANAGER_SCRIPT_URL: v.optional(idUrl, 'https://www.googletagmanager.com/gtm.js?id={id}'),
  TAG_ORIGINS: v.optional(origins, ''),
  ICON_SERVICE_URL: v.optional(urlOrOff, 'https://api.iconify.design'),
  IMAGE_CDN_BASE: v.nullish(base, null),
  TRUSTED_PROXIES: v.optional(addresses, '127.0.0.0/8,::1'),
  GEO_HEADERS: v.optional(headerNames, 'cf-ipcountry,cf-region-code'),
  GEO_DATABASE: v.nullish(nonEmpty, null),
  LOCAL_VISITOR: v.nullish(
    text(value => /^([A-Z]{2}|CAON)$/.test(value), 'must be a country code of two capitals, or CAON for Ontario'),
    null
  ),
  DOWNLOAD_LINKS_URL: v.nullish(httpUrl, null),
  NAVIGATIONS_URL: v.nullish(httpUrl, null),
  UTIL_NAVIGATIONS_URL: v.nullish(httpUrl, null),
  AMBASSADORS_URL: v.nullish(httpUrl, null),
  UPSTREAM_POLL_SECONDS: v.optional(wholeNumber, '60'),
  PLAYERS_ONLINE_URL: v.nullish(httpUrl, null),
  ACCOUNT_SERVICE_URL: v.nullish(httpUrl, null),
  DATABASE_URL: v.nullish(urlOf('postgres', 'postgresql'), null),
  SMTP_URL: v.nullish(urlOf('smtp', 'smtps'), null),
  SMTP_UTF8: trueOrFalse,
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  CHAT_SETTINGS: v.nullish(bySite(v.partial(chatSettingsSchema)), null),
  SIGN_UP_LIMIT: v.optional(wholeNumber, '10'),
  MAILS_PER_HOUR: v.optional(wholeNumber, '5000'),
  SECRET_KEY: v.nullish(secrets(32), null),
  DATA_DIR: v.optional(nonEmpty, '.data'),
  CONTENT_DIR: v.optional(nonEmpty, 'content'),
  CONTENT_URL: v.nullish(httpUrl, null),
  CONTENT_PUBLIC_KEYS: v.optional(publicKeys, ''),
  ASSETS_DIR: v.nullish(nonEmpty, null),
  MAIL_FROM: v.optional(mailAddress, siteConfiguration.noReplyEmail),
  PUBLIC_SCHEME: v.optional(v.picklist(['http', 'https'], 'must be http or https'), 'http'),
  STORED_SITES: v.nullish(nonEmpty, null),
  PAGE_CACHE_MB: v.optional(wholeNumber, '32'),
  EMBED_ORIGINS: v.optional(origins, ''),
  METRICS_TOKEN: v.nullish(secrets(1), null),
  METRICS_PORT: v.nullish(port, null),
  OTEL_SDK_DISABLED: trueOrFalse,
  OTEL_SERVICE_NAME: v.nullish(nonEmpty, null),
  OTEL_RESOURCE_ATTRIBUTES: v.nullish(nonEmpty, null),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(samplers, `must be one of ${samplers.join(', ')}`),
    'parentbased_always_on'
  ),
  OTEL_TRACES_SAMPLER_ARG: v.nullish(
    number(value => /^(0|1|0?\.\d+|1\.0+)$/.test(value), 'must be a share from 0 to 1'),
    null
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.nullish(httpUrl, null),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.nullish(httpUrl, null),
  OTEL_EXPORTER_OTLP_HEADERS: v.nullish(nonEmpty, null),
  CLOCK: v.nullish(instant, null),
  NODE_ENV: v.optional(v.string(), '')
})

export type ReadVariables = v.InferOutput<typeof environmentSchema>

/** The environment as the program uses it: every site has its origin, and the contents host has its own. */
export type Environment = Omit<ReadVariables, 'REGION_DOMAINS'> & {
  REGION_DOMAINS: Record<SiteId, string>
  /** Whether `REGION_DOMAINS` names a domain: the site is then for the public. */
  regionDomainsSet: boolean
  contentsDomain: string
}

import * as v from 'valibot'
import type { SiteId } from '../regions/site-id.ts'
import { chatSettingsSchema } from './chat-settings.schema.ts'
import {
  addresses,
  base,
  bySite,
  countries,
  headerNames,
  hostName,
  httpUrl,
  id,
  idUrl,
  instant,
  mailAddress,
  origin,
  origins,
  port,
  urlOf,
  urlOrOff,
  wholeNumber
} from './environment-formats.ts'
import { siteConfiguration } from './site-configuration.data.ts'

const nonEmpty = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The EU's 27, Iceland, Liechtenstein and Norway, Great Britain and Switzerland; the Isle of Man, Jersey, Guernsey and Brazil have laws alike. */
const countriesWithGDPR =
  'AT,BE,BG,HR,CY,CZ,DK,EE,FI,FR,DE,GR,HU,IE,IS,IT,LV,LI,LT,LU,MT,NL,NO,PL,PT,RO,SK,SI,ES,SE,CH,GB,IM,JE,GG,BR'

/** Every variable that outsiders may set (design sections 7 and 9). What has no default stays null: the part that needs it uses its embedded one. */
export const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(hostName, '0.0.0.0'),
  DESKTOP_INSTALLER_BASE_URL: v.optional(base, '/sample-client/desktop'),
  MOBILE_DOWNLOAD_PAGE_BASE_URL: v.optional(base, '/sample-client/mobile'),
  CONTENTS_HOST: v.nullish(origin, null),
  REGION_CONTENTS_HOST: v.optional(bySite(origin), '{}'),
  REGION_DOMAINS: v.optional(bySite(origin), '{}'),
  WHITELIST: v.optional(addresses, ''),
  COUNTRIES_WITH_GDPR: v.optional(countries, countriesWithGDPR),
  CONSENT_ID: v.nullish(id, null),
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
  DOWNLOAD_LINKS_URL: v.nullish(httpUrl, null),
  NAVIGATIONS_URL: v.nullish(httpUrl, null),
  UTIL_NAVIGATIONS_URL: v.nullish(httpUrl, null),
  AMBASSADORS_URL: v.nullish(httpUrl, null),
  UPSTREAM_POLL_SECONDS: v.optional(wholeNumber, '60'),
  PLAYERS_ONLINE_URL: v.nullish(httpUrl, null),
  ACCOUNT_SERVICE_URL: v.nullish(httpUrl, null),
  DATABASE_URL: v.nullish(urlOf('postgres', 'postgresql'), null),
  SMTP_URL: v.nullish(urlOf('smtp', 'smtps'), null),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  CHAT_SETTINGS: v.nullish(bySite(v.partial(chatSettingsSchema)), null),
  SIGN_UP_LIMIT: v.optional(wholeNumber, '10'),
  SECRET_KEY: v.nullish(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')), null),
  DATA_DIR: v.optional(nonEmpty, '.data'),
  MAIL_FROM: v.optional(mailAddress, siteConfiguration.noReplyEmail),
  PUBLIC_SCHEME: v.optional(v.picklist(['http', 'https'], 'must be http or https'), 'http'),
  STORED_SITES: v.nullish(nonEmpty, null),
  PAGE_CACHE_MB: v.optional(wholeNumber, '128'),
  EMBED_ORIGINS: v.optional(origins, ''),
  METRICS_TOKEN: v.nullish(nonEmpty, null),
  CLOCK: v.nullish(instant, null),
  NODE_ENV: v.optional(v.string(), '')
})

export type ReadVariables = v.InferOutput<typeof environmentSchema>

/** The environment as the program uses it: every site has its origin, and the contents host has its own. */
export type Environment = Omit<ReadVariables, 'REGION_DOMAINS'> & {
  REGION_DOMAINS: Record<SiteId, string>
  contentsDomain: string
}

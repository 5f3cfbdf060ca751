import * as v from 'valibot'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { type Environment, environmentSchema, type ReadVariables } from './environment.schema.ts'

export type { Environment }

export type EnvironmentFault = { variable: string; value: string; reason: string }

/** The errors of the environment, one a line, with the variable's name, its value and the reason. Secrets stay hidden. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
  readonly faults: readonly EnvironmentFault[]

  constructor(faults: readonly EnvironmentFault[]) {
    const lines = faults.map(({ variable, value, reason }) => `${variable}=${value}: ${reason}`)
    super(lines.length === 1 ? lines.join() : ['The environment is not valid:', ...lines].join('\n- '))
    this.faults = faults
  }
}

const secret = new Set([
  'SECRET_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'CONTENT_URL',
  'ACCOUNT_SERVICE_URL',
  'DOWNLOAD_LINKS_URL',
  'NAVIGATIONS_URL',
  'UTIL_NAVIGATIONS_URL',
  'AMBASSADORS_URL',
  'PLAYERS_ONLINE_URL',
  'OTEL_EXPORTER_OTLP_HEADERS'
])

/** Reads the environment once, at start (design section 7). Throws EnvironmentError with all faults listed. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const faults: EnvironmentFault[] = []
  const read: Record<string, unknown> = {}
  const refuse = (variable: string, reason: string) =>
    faults.push({ variable, value: secret.has(variable) ? '(hidden)' : (variables[variable] ?? '(not set)'), reason })
  for (const [variable, schema] of Object.entries(environmentSchema.entries)) {
    const result = v.safeParse(schema, variables[variable]?.trim() || undefined)
    if (result.success) read[variable] = result.output
    for (const issue of result.issues ?? [])
      refuse(variable, [...(issue.path ?? []).map(({ key }) => String(key)), issue.message].join(': '))
  }
  const { CLOCK, NODE_ENV, CONTENT_URL, CONTENT_PUBLIC_KEYS } = read as Partial<ReadVariables>
  if (CLOCK && NODE_ENV === 'production') refuse('CLOCK', 'is for tests, and refused in production')
  if (CONTENT_URL && CONTENT_PUBLIC_KEYS?.length === 0)
    refuse('CONTENT_PUBLIC_KEYS', 'must name the key that signs the content of CONTENT_URL')
  const domains = ['PORT', 'PUBLIC_SCHEME', 'CONTENTS_HOST', 'REGION_CONTENTS_HOST', 'REGION_DOMAINS'].every(
    name => name in read
  )
    ? domainsOf(read as ReadVariables)
    : null
  if (domains) for (const { variable, reason } of sharedDomains(domains)) refuse(variable, reason)
  if (faults.length > 0 || !domains) throw new EnvironmentError(faults)
  return { ...(read as ReadVariables), ...domains }
}

type Domains = Pick<
  Environment,
  'REGION_DOMAINS' | 'regionDomainsSet' | 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST' | 'contentsDomain'
>

function domainsOf({
  PORT,
  PUBLIC_SCHEME,
  CONTENTS_HOST,
  REGION_CONTENTS_HOST,
  REGION_DOMAINS
}: ReadVariables): Domains {
  const whole = (origin: string) => (origin.includes('://') ? origin : `${PUBLIC_SCHEME}://${origin}`)
  const local = (name: string) => whole(`${name}:${PORT}`)
  const regional = Object.entries(REGION_CONTENTS_HOST).map(([id, hosts]) => {
    const byLocale = Object.entries(hosts).map(([locale, origin]) => [locale, whole(origin)])
    return [id, typeof hosts === 'string' ? whole(hosts) : Object.fromEntries(byLocale)]
  })
  const domains = siteIds.map(id => [
    id,
    whole(REGION_DOMAINS[id] ?? local(id === 'global' ? 'localhost' : `${id}.localhost`))
  ])
  return {
    CONTENTS_HOST: CONTENTS_HOST && whole(CONTENTS_HOST),
    REGION_CONTENTS_HOST: Object.fromEntries(regional),
    REGION_DOMAINS: Object.fromEntries(domains) as Record<SiteId, string>,
    regionDomainsSet: Object.keys(REGION_DOMAINS).length > 0,
    contentsDomain: whole(CONTENTS_HOST ?? local('contents.localhost'))
  }
}

/** An origin names one site, or the contents of one: two at the same could not be told apart. */
function sharedDomains({
  REGION_DOMAINS,
  CONTENTS_HOST,
  REGION_CONTENTS_HOST
}: Domains): Pick<EnvironmentFault, 'variable' | 'reason'>[] {
  const named = [
    ...Object.entries(REGION_DOMAINS).map(([id, origin]) => ({
      variable: 'REGION_DOMAINS',
      what: `the site ${id}`,
      origin
    })),
    ...Object.entries(REGION_CONTENTS_HOST).flatMap(([id, hosts]) =>
      Object.values(typeof hosts === 'string' ? [hosts] : hosts).map(origin => ({
        variable: 'REGION_CONTENTS_HOST',
        what: `the contents of ${id}`,
        origin
      }))
    )
  ]
  const doubled = named.flatMap(({ variable, what, origin }, index) => {
    const other = named.slice(0, index).find(earlier => earlier.origin === origin)
    return other ? [{ variable, reason: `${what} has the same origin as ${other.what}` }] : []
  })
  if (CONTENTS_HOST === null) return doubled
  const shared = named
    .filter(({ origin }) => origin === CONTENTS_HOST)
    .map(({ what }) => ({ variable: 'CONTENTS_HOST', reason: `is also the origin of ${what}` }))
  const twice =
    REGION_CONTENTS_HOST.global === undefined ? [] : [{ variable: 'REGION_CONTENTS_HOST', reason: globalTwice }]
  return [...doubled, ...shared, ...twice]
}

/** The shared contents host is global's: with another one of its own the two would redirect to each other, or show the same pages twice. */
const globalTwice = 'may not name global where CONTENTS_HOST is set, which is the contents of global already'

const publicVariables = [
  'REGION_DOMAINS',
  'CONTENTS_HOST',
  'REGION_CONTENTS_HOST',
  'IMAGE_CDN_BASE',
  'CONSENT_ID',
  'CONSENT_SCRIPT_URL',
  'ANALYTICS_ID',
  'TAG_MANAGER_ID',
  'ANALYTICS_SCRIPT_URL',
  'TAG_MANAGER_SCRIPT_URL',
  'TAG_ORIGINS',
  'CHAT_SETTINGS',
  'EMBED_ORIGINS',
  'PUBLIC_SCHEME'
] as const satisfies readonly (keyof Environment)[]

/** The variables that may reach a page. No other is ever rendered. */
export type PublicEnvironment = Pick<Environment, (typeof publicVariables)[number]> & {
  /** Whether the room's own server counts its players: pages then leave the figures out. Its address is nobody's business. */
  playersOnlineUpstream: boolean
}

export function publicEnvironment(environment: Environment): PublicEnvironment {
  const published = Object.fromEntries(publicVariables.map(name => [name, environment[name]]))
  return { ...published, playersOnlineUpstream: environment.PLAYERS_ONLINE_URL !== null } as PublicEnvironment
}

/** The public environment as one string: two processes with the same one render the same pages. */
export const environmentFingerprint = (environment: Environment): string =>
  JSON.stringify(publicEnvironment(environment))

import { dayMs } from '../../app/domain/dated/day-ms.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { mixedContentsHosts } from '../../app/site/regions/hosts.ts'
import type { AlternateFacts, CertificateFact, FileFact, InstallerFact, LinkFact, SiteFact } from './facts.ts'
import { fault, look, type Result, row } from './report.ts'
import type { DatabaseFact, MailFact } from './storage-facts.ts'

type Settings = Pick<
  Environment,
  'SECRET_KEY' | 'CLOCK' | 'LOCAL_VISITOR' | 'METRICS_TOKEN' | 'METRICS_PORT' | 'DATABASE_URL'
>

export function checkSettings(environment: Settings): Result {
  const { SECRET_KEY, CLOCK, LOCAL_VISITOR, METRICS_TOKEN, METRICS_PORT } = environment
  return row(
    'settings',
    [
      CLOCK && fault('CLOCK is set: the site would not know what day it is'),
      SECRET_KEY === null && look('SECRET_KEY is not set: each DATA_DIR makes its own, machines need one'),
      LOCAL_VISITOR && look(`LOCAL_VISITOR is ${LOCAL_VISITOR}: visitors from this machine count as there`),
      METRICS_TOKEN === null &&
        METRICS_PORT === null &&
        look('neither METRICS_TOKEN nor METRICS_PORT is set: nobody can read the metrics, no alert will fire')
    ],
    'the key and the metrics are set, the clock runs'
  )
}

type Tags = Pick<Environment, 'CONSENT_ID' | 'ANALYTICS_ID' | 'TAG_MANAGER_ID'>

export const checkConsent = (environment: Tags): Result =>
  row(
    'consent ids',
    [
      environment.CONSENT_ID === null && look('CONSENT_ID is not set: receipts name no registered text'),
      ...(['ANALYTICS_ID', 'TAG_MANAGER_ID'] as const)
        .filter(name => environment[name] === null)
        .map(name => look(`${name} is not set: a sample script is loaded in its place`))
    ],
    'consent, analytics and tag manager have their ids'
  )

type Domains = Pick<Environment, 'REGION_DOMAINS' | 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST' | 'regionDomainsSet'>

/** Whether an origin is one that the public can reach by its name. */
export const isPublic = (origin: string): boolean => !/^localhost$|\.localhost$/.test(new URL(origin).hostname)

export function checkDomains({ REGION_DOMAINS, CONTENTS_HOST, regionDomainsSet, ...other }: Domains): Result {
  const unnamed = siteIds.filter(id => !isPublic(REGION_DOMAINS[id]))
  const named = [...siteIds.map(id => REGION_DOMAINS[id]), ...(CONTENTS_HOST ? [CONTENTS_HOST] : [])].filter(isPublic)
  return row(
    'domains',
    [
      !regionDomainsSet && fault('REGION_DOMAINS is not set: no site has an address'),
      regionDomainsSet && unnamed.includes('global') && fault('REGION_DOMAINS gives global no public address'),
      ...named.filter(origin => !origin.startsWith('https:')).map(origin => fault(`${origin} is not https`)),
      regionDomainsSet &&
        unnamed.length > 0 &&
        look(`without an address, and yet linked by the choice of regions: ${unnamed.join(', ')}`),
      ...mixedContentsHosts(other).map(id => look(`REGION_CONTENTS_HOST leads all languages of ${id} to the first`))
    ],
    `${named.length} origins, all https`
  )
}

const soonDays = 21

export const checkCertificates = (facts: readonly CertificateFact[], now: Date): Result =>
  row(
    'certificates',
    facts.flatMap(({ origin, reason, validTo }) => {
      const days = validTo ? Math.floor((validTo.getTime() - now.getTime()) / dayMs) : null
      if (days !== null && days < 0) return [fault(`${origin}: ended on ${dayOf(validTo)}`)]
      if (reason !== null) return [fault(`${origin}: ${reason}`)]
      return days !== null && days < soonDays ? [look(`${origin}: ends on ${dayOf(validTo)}, in ${days} days`)] : []
    }),
    `${facts.length} are trusted, name their hosts and last ${soonDays} days or longer`
  )

const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? 'no day'

export const checkSites = (facts: readonly SiteFact[]): Result =>
  row(
    'homes',
    facts.flatMap(({ siteId, address, status, answeredBy, reason }) => {
      if (status === null) return [fault(`${address}: ${reason}`)]
      if (status !== 200) return [fault(`${address}: ${status}`)]
      return answeredBy === siteId
        ? []
        : [fault(`${address}: answered by ${answeredBy ?? 'another program'}, not by ${siteId}`)]
    }),
    `${facts.length} sites answer under their own names`
  )

/**
 * Each alternate that a sitemap lists names the page back, and answers where it was asked. A page that answers and that no sitemap lists, as where the law of its
 * site keeps it from search engines, is for a person to judge.
 */
export function checkAlternates({ sitemaps, pages, answers }: AlternateFacts): Result {
  const known = new Map(pages.map(page => [page.address, new Set(page.alternates)]))
  const pairs = pages.flatMap(({ address, alternates }) =>
    alternates.filter(other => other !== address).map(other => ({ address, other }))
  )
  const oneSided = pairs.filter(({ address, other }) => known.get(other)?.has(address) === false)
  const unlisted = Map.groupBy(
    pairs.filter(({ other }) => !known.has(other)),
    ({ other }) => other
  )
  return row(
    'hreflang pairs',
    [
      ...sitemaps.filter(({ listed }) => listed === 0).map(({ url, answer }) => fault(`${url}: ${said(answer)}`)),
      ...oneSided.map(({ address, other }) => fault(`${address} names ${other}, which does not name it`)),
      ...[...answers]
        .filter(([, { status }]) => status !== 200)
        .map(([address, answer]) => fault(`${address}: ${said(answer)}`)),
      ...[...unlisted].map(([other, by]) => look(`${other} is in no sitemap, and ${by.length} pages name it`))
    ],
    `${pairs.length} pairs of ${pages.length} pages name each other, ${answers.size} addresses answer`
  )
}

const said = ({ status, reason }: FileFact): string => (status === 200 ? 'lists no page' : String(status ?? reason))

const gone = new Set([404, 410])

/** Many hosts refuse programs (403, 429) or are slow: those are for a person to open. */
export function checkLinks(facts: readonly LinkFact[]): Result {
  const silent = facts.filter(({ status }) => status === null)
  if (facts.length > 1 && silent.length === facts.length)
    return row('links', [look(`none of ${facts.length} answered: this machine may have no way out`)], '')
  return row(
    'links',
    facts.flatMap(({ url, status, reason }) => {
      if (status === null) return [reason === 'no such host' ? fault(`${url}: ${reason}`) : look(`${url}: ${reason}`)]
      if (gone.has(status)) return [fault(`${url}: ${status}`)]
      return status < 400 ? [] : [look(`${url}: ${status}`)]
    }),
    `${facts.length} addresses outside answer`
  )
}

export const checkInstallers = (facts: readonly InstallerFact[]): Result =>
  row(
    'installers',
    facts.flatMap(({ platform, target, sample, expected, answer }) => {
      if (sample) return [fault(`${platform}: content/downloads says that it is a sample`)]
      if (/\/sample-client\//.test(target)) return [fault(`${platform}: ${target} is the demo's own`)]
      if (answer === null) return [look(`${platform}: ${target} was not asked`)]
      if (answer.status !== 200) return [fault(`${platform}: ${target}: ${answer.status ?? answer.reason}`)]
      if (expected === null || answer.sha256 === expected) return []
      return [fault(`${platform}: ${target} has the SHA-256 ${answer.sha256}, content/downloads says ${expected}`)]
    }),
    'each target answers; those for computers are the files that content/downloads names'
  )

/** `named` is the sender that the page of the official site names: "we write from these addresses and no others". */
export function checkMail({ from, reason }: MailFact, named: string): Result {
  return row(
    'mail',
    [
      reason === 'not-set'
        ? fault('SMTP_URL is not set: mails stay in files, and nobody can confirm a sign-up')
        : reason && fault(`the mail server of SMTP_URL: ${reason}`),
      /\.example>?$/.test(from) && fault(`mails would come from ${from}, a domain of samples`),
      from.replace(/^.*<|>$/g, '') !== named &&
        fault(`mails would come from ${from}, and /official-site/ names ${named}`)
    ],
    `the mail server takes this sender’s log-in; mails come from ${from}`
  )
}

export function checkDatabase({ kind, reason, applied, known }: DatabaseFact): Result {
  if (reason !== null) return row('database', [fault(reason)], '')
  const missing = known.filter(id => !applied.includes(id))
  const newer = applied.filter(id => !known.includes(id))
  return row(
    'database',
    [
      kind === 'sqlite' && look('SQLite: good for one process alone; DATABASE_URL names a PostgreSQL'),
      missing.length > 0 && look(`${missing.length} migrations will be made by the first start`),
      newer.length > 0 && look(`a newer release was here: migrations ${newer.join(', ')}`)
    ],
    `${kind} answers and has all ${known.length} migrations`
  )
}

/** About what a process holds beside its page cache once pages of all kinds have been asked for: `npm run bench -- --only=memory` measures it. */
const processMB = 255
/** An edit of the content needs so much more for a moment. */
const editMB = 120

export function checkMemory({ limitMB, cacheMB }: { limitMB: number; cacheMB: number }): Result {
  const least = processMB + cacheMB
  const says = `a limit of ${limitMB} MB, PAGE_CACHE_MB ${cacheMB}`
  if (limitMB < least) return row('memory', [fault(`${says}: a process comes to ${least} MB`)], '')
  if (limitMB < least + editMB) return row('memory', [look(`${says}: an edit may need ${least + editMB} MB`)], '')
  return row('memory', [], `${says}: a process comes to ${least} MB`)
}

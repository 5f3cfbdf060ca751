import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { type Environment, readEnvironment } from '../../app/site/config/environment.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { readArgs } from '../../build/run-command.ts'
import type { Content } from '../../content/content.ts'
import { readContent } from '../../server/content/content-reader.ts'
import { currentBuildId } from '../../server/platform/builds.ts'
import {
  checkAlternates,
  checkCertificates,
  checkConsent,
  checkDatabase,
  checkDomains,
  checkInstallers,
  checkLinks,
  checkMail,
  checkMemory,
  checkSettings,
  checkSites,
  isPublic
} from './checks.ts'
import {
  type AskedAt,
  askAlternates,
  askCertificate,
  askInstallers,
  askLinks,
  askSite,
  linksOf,
  publicOrigins
} from './facts.ts'
import { checkRecords, checkSamples } from './record-checks.ts'
import { notAsked, type Result, reportPage, reportText } from './report.ts'
import { askDatabase, askMail, memoryLimitMB } from './storage-facts.ts'

const usage =
  'Usage: npm run doctor -- [--origin=http://localhost:3000] [--page=launch.html] [--skip=links,mail] [--alternates=100] [--memory-mb=512]'

const text = { type: 'string' } as const
const options = { origin: text, page: text, skip: text, alternates: text, 'memory-mb': text }

type Settings = {
  variables?: NodeJS.ProcessEnv
  folder?: string
  now?: Date
  /** The folder that the page's name is meant from. */
  startedIn?: string
  read?: typeof readContent
}

/** Looks at all that a launch needs, prints it, and writes it as a page to sign. The exit code is 1 where there is a fault. */
export async function runDoctor(
  args: readonly string[],
  { variables = process.env, folder = 'content', now = new Date(), startedIn = '.', read = readContent }: Settings = {}
): Promise<void> {
  const { origin, page, skip, alternates, 'memory-mb': memory } = readArgs(args, options, usage, false).values
  if (origin && !/^https?:\/\/[^/?#]+$/.test(origin)) throw new Error(`--origin=${origin} is no origin\n${usage}`)
  const environment = readEnvironment(variables)
  const content = await read(folder)
  const results = await examine({
    environment,
    content,
    now,
    place: { origin: origin ?? null },
    skipped: skip?.split(',') ?? [],
    mostAlternates: wholeNumber(alternates) ?? Number.POSITIVE_INFINITY,
    limitMB: wholeNumber(memory) ?? memoryLimitMB()
  })
  console.log(reportText({ results }))
  if (page) {
    const file = resolve(startedIn, page)
    const where = origin ?? 'the public addresses of the sites'
    const { brand } = siteConfiguration
    const build = currentBuildId()
    await writeFile(file, reportPage({ brand, build, content: content.version.slice(0, 12), at: now, where, results }))
    console.log(`The page to sign is ${file}`)
  }
  if (results.some(({ state }) => state === 'fault')) process.exitCode = 1
}

function wholeNumber(value: string | undefined): number | null {
  if (value === undefined) return null
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`${value} is no whole number above zero\n${usage}`)
  return Number(value)
}

type Examined = {
  environment: Environment
  content: Content
  now: Date
  place: AskedAt
  /** Names of checks that are not to be made. */
  skipped: readonly string[]
  mostAlternates: number
  limitMB: number
}

/** Makes every check, in the order of the report. */
export async function examine(examined: Examined): Promise<Result[]> {
  const { environment, content, now, place, skipped, mostAlternates, limitMB } = examined
  const origins = publicOrigins(environment)
  const reached = place.origin ? origins : origins.filter(isPublic)
  const secure = origins.filter(origin => isPublic(origin) && origin.startsWith('https:'))
  const sites = siteIds.filter(id => reached.includes(environment.REGION_DOMAINS[id]))
  const noSite = reached.length === 0 ? 'no site has a public address: --origin= says where one runs' : null
  const noOrigin = secure.length === 0 ? 'no origin is https' : null

  const checks: readonly [name: string, hindrance: string | null, check: () => Result | Promise<Result>][] = [
    ['settings', null, () => checkSettings(environment)],
    ['domains', null, () => checkDomains(environment)],
    [
      'certificates',
      noOrigin,
      async () => checkCertificates(await Promise.all(secure.map(one => askCertificate(one, place))), now)
    ],
    [
      'homes',
      noSite,
      async () => checkSites(await Promise.all(sites.map(id => askSite(id, environment.REGION_DOMAINS[id], place))))
    ],
    ['hreflang pairs', noSite, async () => checkAlternates(await askAlternates(reached, place, mostAlternates))],
    ['links', null, async () => checkLinks(await askLinks(linksOf(content)))],
    ['installers', null, async () => checkInstallers(await askInstallers(content, environment, place))],
    ['records', null, () => checkRecords(content, now)],
    ['samples', null, () => checkSamples(content)],
    ['mail', null, async () => checkMail(await askMail(environment), siteConfiguration.noReplyEmail)],
    ['consent ids', null, () => checkConsent(environment)],
    ['database', null, async () => checkDatabase(await askDatabase(environment))],
    ['memory', null, () => checkMemory({ limitMB, cacheMB: environment.PAGE_CACHE_MB })]
  ]
  const known = checks.map(([name]) => name)
  const unknown = skipped.find(name => !known.includes(name))
  if (unknown !== undefined) throw new Error(`No check is called ${unknown}: ${known.join(', ')}`)
  const results: Result[] = []
  for (const [name, hindrance, check] of checks) {
    const reason = skipped.includes(name) ? 'left out by --skip' : hindrance
    results.push(reason === null ? await check() : notAsked(name, reason))
  }
  return results
}

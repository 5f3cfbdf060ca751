import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../app/site/config/environment.schema.ts'
import { EnvironmentError } from '../app/site/config/environment.ts'
import { openAddressTable } from '../app/site/geolocation/address-table.ts'
import type { Place } from '../app/site/geolocation/place.ts'
import { openAddressDatabase } from './address-lookup-database.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

/** Where the build puts the compact table of addresses, and the server finds it. */
export const addressTableFile = join('.cache', 'address-table', 'addresses.bin')

const checkMs = 60_000
const dayMs = 86_400_000
/** The data come anew each month: a table that missed six of them is worth a warning. */
const oldDays = 180

type Settings = {
  environment: Pick<Environment, 'GEO_DATABASE'>
  now: () => Date
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  metrics: Pick<Metrics, 'addressTableAge'>
  tableFile?: string
}

/** What finds a place: the table or the database that stands at the moment. */
type Source = { lookUp: (address: string) => Place | null; dataDate: string; source: string; knowsOntario: boolean }

/**
 * Finds where addresses are: in the database that `GEO_DATABASE` names, else in the compact table that the build made. A file that is replaced is taken up
 * within a minute; one that cannot be read is told, and the last good one stays.
 * In: the environment, the clock, the log and the metrics. Out: the look-up, a check for a new file, and how to stop.
 * Throws EnvironmentError for a `GEO_DATABASE` that cannot be read, Error for such a table: a site that took everybody for unknown would break the law quietly.
 */
export async function createAddressLookup(settings: Settings) {
  const { now, logger, metrics, environment, tableFile = addressTableFile } = settings
  const { GEO_DATABASE } = environment
  const file = GEO_DATABASE ?? tableFile
  let seen = await signature()
  let standing = await open().catch(error => {
    const reason = reasonOf(error)
    if (GEO_DATABASE) throw new EnvironmentError([{ variable: 'GEO_DATABASE', value: GEO_DATABASE, reason }])
    throw new Error(`The table of addresses, ${file}, ${reason}. \`npm run locations -- --rebuild\` makes it anew.`)
  })
  tell()

  async function open(): Promise<Source> {
    const bytes = await readFile(file)
    if (GEO_DATABASE) return openAddressDatabase(bytes)
    const { facts, lookUp } = openAddressTable(bytes)
    return { ...facts, lookUp, knowsOntario: facts.keys.includes('CAON') }
  }

  /** Tells two files of one name apart without reading them. */
  async function signature(): Promise<string> {
    const facts = await stat(file).catch(() => null)
    return facts ? `${facts.mtimeMs} ${facts.size} ${facts.ino}` : 'missing'
  }

  function ageDays(): number {
    return Math.floor((now().getTime() - Date.parse(standing.dataDate)) / dayMs)
  }

  function tell(): void {
    const days = ageDays()
    const { dataDate, source, knowsOntario } = standing
    const facts = { dataDate, source, days }
    metrics.addressTableAge.set(days)
    if (days > oldDays) logger.warn(facts, 'visitors are located by old data: npm run locations takes newer ones')
    else logger.info(facts, 'visitors without headers of a trusted proxy are located by their address')
    if (!knowsOntario)
      logger.warn(facts, 'the data name no regions: visitors in Ontario count as in the rest of Canada')
  }

  /** Looks for another file than the one that was read last. A file that cannot be read is told once. */
  async function check(): Promise<void> {
    const present = await signature()
    if (present !== seen) {
      seen = present
      try {
        standing = await open()
        tell()
      } catch (error) {
        logger.error({ err: error }, 'the new data of addresses cannot be read: the last good ones stay')
      }
    }
    metrics.addressTableAge.set(ageDays())
  }

  const timer = setInterval(() => void check(), checkMs).unref()
  return {
    lookUp: (address: string): Place | null => standing.lookUp(address),
    check,
    stop: () => clearInterval(timer)
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
    ? 'does not exist'
    : error instanceof Error
      ? error.message
      : String(error)

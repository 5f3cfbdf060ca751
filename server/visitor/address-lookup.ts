import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Reader, type Response } from 'mmdb-lib'
import { dayMs } from '../../app/domain/dated/day-ms.ts'
import type { CountryRegion } from '../../app/domain/law/place.ts'
import type { Environment } from '../../app/site/config/environment.schema.ts'
import { EnvironmentError } from '../../app/site/config/environment.ts'
import { openAddressTable } from '../../app/site/geolocation/address-table.ts'
import { parseAddress, plainAddress } from '../../app/site/geolocation/ip-range.ts'
import { placeOf } from '../../app/site/geolocation/recorded-place.ts'
import { buildsFolder } from '../platform/builds.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'

/** Where the build puts the compact table of addresses, and the server finds it. */
export const addressTableFile = join(buildsFolder, 'addresses.bin')

const checkMs = 60_000
/** The data come anew each month: a table that missed six of them is worth a warning. */
const oldDays = 180

type Settings = {
  environment: Pick<Environment, 'GEO_DATABASE'>
  now: () => Date
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  metrics: Pick<Metrics, 'addressTableAge'>
  tableFile?: string
}

/**
 * IP geolocation: in the database that `GEO_DATABASE` names, else in the compact table that the build made. A file that is replaced is read
 * within a minute; one that cannot be read is logged, and the last-known-good one stays. Returns the look-up, a check for a new file, and how to stop. Throws
 * EnvironmentError for a `GEO_DATABASE` that cannot be read, Error for such a table: a site that took everybody for unknown would break the law quietly.
 */
export async function createAddressLookup(settings: Settings) {
  const { now, logger, metrics, environment, tableFile = addressTableFile } = settings
  const { GEO_DATABASE } = environment
  const file = GEO_DATABASE ?? tableFile
  let seen = await signature()
  let inUse = await open().catch(error => {
    const reason = reasonOf(error)
    if (GEO_DATABASE) throw new EnvironmentError([{ variable: 'GEO_DATABASE', value: GEO_DATABASE, reason }])
    throw new Error(`The table of addresses, ${file}, ${reason}. \`npm run locations -- --rebuild\` makes it anew.`)
  })
  log()

  /** The table or the database in use. */
  async function open() {
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
    return Math.floor((now().getTime() - Date.parse(inUse.dataDate)) / dayMs)
  }

  function log(): void {
    const days = ageDays()
    const { dataDate, source, knowsOntario } = inUse
    const facts = { dataDate, source, days }
    metrics.addressTableAge.set(days)
    if (days > oldDays) logger.warn(facts, 'visitors are located by old data: npm run locations takes newer ones')
    else logger.info(facts, 'visitors without headers of a trusted proxy are located by their address')
    if (!knowsOntario)
      logger.warn(facts, 'the data name no regions: visitors in Ontario count as in the rest of Canada')
  }

  /** Looks for another file than the one that was read last. A file that cannot be read is logged once. */
  async function check(): Promise<void> {
    const present = await signature()
    if (present !== seen) {
      seen = present
      try {
        inUse = await open()
        log()
      } catch (error) {
        logger.error({ err: error }, 'the new data of addresses cannot be read: the last good ones stay')
      }
    }
    metrics.addressTableAge.set(ageDays())
  }

  const timer = setInterval(() => void check(), checkMs).unref()
  return {
    lookUp: (address: string): CountryRegion | null => inUse.lookUp(address),
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

/** Decoding a record takes some microseconds: the places of so many addresses are remembered. */
const remembered = 20_000

/** Addresses by which a database shows whether it tells the regions of Canada apart: Toronto's university and two providers of Ontario. */
const inOntario = ['128.100.1.1', '99.224.0.1', '70.48.0.1', '2604:3d08::1', '2607:f2c0::1']

/** Opens a location database in MaxMind's format (.mmdb), of cities or of countries. Throws Error where it is none. */
function openAddressDatabase(file: Buffer) {
  const reader = openReader(file)
  const { ipVersion, buildEpoch, databaseType } = reader.metadata
  const places = new LRUCache<string, { place: CountryRegion | null }>({
    max: remembered,
    memoMethod: address => ({ place: find(address) })
  })

  function find(address: string): CountryRegion | null {
    const parsed = parseAddress(address)
    if (!parsed || (parsed.length === 16 && ipVersion === 4)) return null
    return placeOf(reader.get(plainAddress(address)))
  }

  return {
    lookUp: (address: string) => places.memo(address).place,
    dataDate: buildEpoch.toISOString().slice(0, 10),
    source: databaseType,
    knowsOntario: inOntario.some(address => find(address)?.region === 'ON')
  }
}

function openReader(file: Buffer): Reader<Response> {
  try {
    const reader = new Reader<Response>(file)
    if (reader.metadata.nodeCount > 0) return reader
  } catch {
    // mmdb-lib says in its own terms what it stumbled over, which nobody who sets a path could use.
  }
  throw new Error('is no location database in the MaxMind format (.mmdb)')
}

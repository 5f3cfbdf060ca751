import { type CountryRegion, placeOfKey } from '../../domain/law/place.ts'
import { parseAddress } from './ip-range.ts'

/** The first four bytes of a table, read in the order of bytes of the machine: another order, another file, or another version of the format differ. */
export const tableMark = 0x31_42_54_41
/** The mark, the length of the facts, and the numbers of ranges, each in four bytes. */
const tableHeadBytes = 16

/** The head of a table: the day of its data, their source, and the keys that its ranges point at; the first key is nowhere. */
export type TableFacts = { dataDate: string; source: string; keys: readonly string[] }

export type AddressTable = {
  facts: TableFacts
  ranges: { ipv4: number; ipv6: number }
  /** The place of an address, IPv4 however it is written, IPv6 by its /64; null for private, unknown and malformed ones. */
  lookUp: (address: string) => CountryRegion | null
}

/** Opens a compact table: the sorted starts of ranges, and the key number of each. Nothing is copied. Throws for a damaged one. */
export function openAddressTable(file: Uint8Array): AddressTable {
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice()
  if (bytes.length < tableHeadBytes) throw new Error('is too short for an address table')
  const [mark, factsBytes = 0, ipv4 = 0, ipv6 = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 4)
  if (mark !== tableMark) throw new Error('is no address table of this format')
  if (factsBytes % 4 !== 0 || bytes.length !== tableHeadBytes + factsBytes + ipv4 * 5 + ipv6 * 9)
    throw new Error('is not as long as it says: it was cut off or damaged')
  const facts = readFacts(bytes.subarray(tableHeadBytes, tableHeadBytes + factsBytes))
  let at = bytes.byteOffset + tableHeadBytes + factsBytes
  const words = (count: number) => {
    const array = new Uint32Array(bytes.buffer, at, count)
    at += array.byteLength
    return array
  }
  const starts4 = words(ipv4)
  const high6 = words(ipv6)
  const low6 = words(ipv6)
  const keys4 = new Uint8Array(bytes.buffer, at, ipv4)
  const keys6 = new Uint8Array(bytes.buffer, at + ipv4, ipv6)
  checkOrder(starts4, null)
  checkOrder(high6, low6)
  checkKeys(keys4, facts.keys.length)
  checkKeys(keys6, facts.keys.length)
  const places = facts.keys.map(placeOfKey)

  return {
    facts,
    ranges: { ipv4, ipv6 },
    lookUp(address) {
      const parsed = parseAddress(address)
      if (!parsed) return null
      const view = new DataView(Uint8Array.from(parsed).buffer)
      const key =
        parsed.length === 4
          ? keys4[lastAtMost(starts4, null, view.getUint32(0), 0)]
          : keys6[lastAtMost(high6, low6, view.getUint32(0), view.getUint32(4))]
      return places[key ?? 0] ?? null
    }
  }
}

/** The number of the last range that starts at or before a value of two words; -1 where all start later. */
function lastAtMost(high: Uint32Array, low: Uint32Array | null, wantedHigh: number, wantedLow: number): number {
  let from = 0
  let until = high.length
  while (from < until) {
    const middle = (from + until) >>> 1
    const start = high[middle] ?? 0
    const isLater = start > wantedHigh || (start === wantedHigh && (low?.[middle] ?? 0) > wantedLow)
    if (isLater) until = middle
    else from = middle + 1
  }
  return from - 1
}

function readFacts(bytes: Uint8Array): TableFacts {
  try {
    const { dataDate, source, keys } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<TableFacts>
    if (typeof dataDate === 'string' && typeof source === 'string' && Array.isArray(keys) && keys.length <= 256)
      return { dataDate, source, keys }
  } catch {
    // Text that is no JSON gets the same error as one that lacks a part.
  }
  throw new Error('does not say what its data are: it was damaged')
}

function checkOrder(high: Uint32Array, low: Uint32Array | null): void {
  for (let index = 1; index < high.length; index++) {
    const before = high[index - 1] ?? 0
    const here = high[index] ?? 0
    const ascends = before < here || (before === here && low !== null && (low[index - 1] ?? 0) < (low[index] ?? 0))
    if (!ascends) throw new Error('has ranges out of order: it was damaged')
  }
}

function checkKeys(numbers: Uint8Array, keys: number): void {
  if (numbers.some(number => number >= keys)) throw new Error('names a place that it does not know: it was damaged')
}

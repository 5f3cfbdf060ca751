import { type TableFacts, tableMark } from '../app/site/geolocation/address-table.ts'

/** Ranges of one family, in ascending order, each until the next begins: the first 32 bits of its start, the next 32 (IPv6 alone), and its key. */
export type Ranges = { high: number[]; low: number[]; keys: string[] }

type Parts = Omit<TableFacts, 'keys'> & { ipv4: Ranges; ipv6: Ranges }

/** Adds the next range; one with the key of the range before only makes that one longer. */
export function addRange(ranges: Ranges, high: number, low: number, key: string): void {
  if (ranges.keys.at(-1) === key) return
  ranges.high.push(high)
  ranges.low.push(low)
  ranges.keys.push(key)
}

/** Writes a compact table of addresses, as `openAddressTable` reads it. Throws RangeError for more than 255 keys: a range has one byte for its key. */
export function encodeAddressTable({ dataDate, source, ipv4, ipv6 }: Parts): Uint8Array {
  const keys = ['', ...[...new Set([...ipv4.keys, ...ipv6.keys])].filter(key => key !== '').sort()]
  if (keys.length > 256) throw new RangeError(`${keys.length} keys do not fit into one byte`)
  const numbers = new Map(keys.map((key, index) => [key, index]))
  const written = Buffer.from(JSON.stringify({ dataDate, source, keys } satisfies TableFacts))
  // Filled up with spaces, so that the words behind it lie where typed arrays can read them.
  const facts = Buffer.alloc(Math.ceil(written.length / 4) * 4, ' ')
  written.copy(facts)
  const file = Buffer.concat([
    inWords([tableMark, facts.length, ipv4.high.length, ipv6.high.length]),
    facts,
    ...[ipv4.high, ipv6.high, ipv6.low].map(inWords),
    ...[ipv4, ipv6].map(ranges => Uint8Array.from(ranges.keys, key => numbers.get(key) ?? 0))
  ])
  return new Uint8Array(file)
}

const inWords = (numbers: readonly number[]) => new Uint8Array(Uint32Array.from(numbers).buffer)

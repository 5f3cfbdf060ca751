import { type TableFacts, tableHeadBytes, tableMark } from './address-table.ts'

/** Ranges of one family, in ascending order, each until the next begins: the first 32 bits of its start, the next 32 (IPv6 alone), and its key. */
export type Ranges = { high: number[]; low: number[]; keys: string[] }

type Parts = Omit<TableFacts, 'keys'> & { ipv4: Ranges; ipv6: Ranges }

/** Adds the next range; one with the key of the range before only makes that one longer. */
export function addRange(ranges: Ranges, high: number, low: number, key: string): void {
  if (ranges.keys.length > 0 && ranges.keys.at(-1) === key) return
  ranges.high.push(high)
  ranges.low.push(low)
  ranges.keys.push(key)
}

/** Writes a compact table of addresses, as `openAddressTable` reads it. Throws RangeError for more than 255 keys: a range has one byte for its key. */
export function encodeAddressTable({ dataDate, source, ipv4, ipv6 }: Parts): Uint8Array {
  const keys = ['', ...[...new Set([...ipv4.keys, ...ipv6.keys])].filter(key => key !== '').sort()]
  if (keys.length > 256) throw new RangeError(`${keys.length} keys do not fit into one byte`)
  const numbers = new Map(keys.map((key, index) => [key, index]))
  const facts = encodeFacts({ dataDate, source, keys })
  const words = [
    Uint32Array.of(tableMark, facts.length, ipv4.high.length, ipv6.high.length),
    facts,
    Uint32Array.from(ipv4.high),
    Uint32Array.from(ipv6.high),
    Uint32Array.from(ipv6.low),
    Uint8Array.from(ipv4.keys, key => numbers.get(key) ?? 0),
    Uint8Array.from(ipv6.keys, key => numbers.get(key) ?? 0)
  ]
  const file = new Uint8Array(words.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of words) {
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return file
}

/** As JSON, filled up with spaces so that the words behind it lie where typed arrays can read them. */
function encodeFacts(facts: TableFacts): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(facts))
  const filled = new Uint8Array(Math.ceil((tableHeadBytes + text.length) / 4) * 4 - tableHeadBytes).fill(0x20)
  filled.set(text)
  return filled
}

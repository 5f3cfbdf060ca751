import { Reader, type Response } from 'mmdb-lib'
import { placeKey } from '../app/domain/law/place.ts'
import { addRange, type Ranges } from '../app/site/geolocation/address-table-encode.ts'
import { placeOf } from '../app/site/geolocation/recorded-place.ts'

/** IPv6 is stored to the /64, the smallest network that a connection has: what differs inside of one counts by the larger part. */
const deepest = 64

/** The ranges of a location database (MaxMind's format), by walking its tree; equal neighbours become one. Also the day it was made. */
export function rangesOf(file: Buffer): { ranges: Ranges; dataDate: string } {
  const reader = new Reader<Response>(file)
  const { buildEpoch, ipVersion, nodeCount, nodeByteSize, recordSize } = reader.metadata
  if (recordSize !== 28) throw new RangeError(`the tree has records of ${recordSize} bits; only 28 are known here`)
  const keyOfRecord = new Map<number, string>()
  const ranges: Ranges = { high: [], low: [], keys: [] }

  const child = (node: number, isRight: boolean): number => {
    const at = node * nodeByteSize
    const middle = file[at + 3] ?? 0
    return isRight
      ? ((middle & 0x0f) << 24) | file.readUIntBE(at + 4, 3)
      : ((middle & 0xf0) << 20) | file.readUIntBE(at, 3)
  }

  /** Many networks share a record: it is decoded once, by the address at which it was met first. */
  const keyOf = (record: number, address: () => string): string => {
    const known = keyOfRecord.get(record)
    if (known !== undefined) return known
    const key = record === nodeCount ? '' : placeKey(placeOf(reader.get(address())))
    keyOfRecord.set(record, key)
    return key
  }

  const walk = (node: number, depth: number, high: number, low: number): void => {
    if (node >= nodeCount) {
      addRange(
        ranges,
        high >>> 0,
        low >>> 0,
        keyOf(node, () => addressText(ipVersion, [high, low, 0, 0]))
      )
    } else if (depth === deepest) {
      addRange(ranges, high >>> 0, low >>> 0, largerPart(node, high, low))
    } else {
      walk(child(node, false), depth + 1, high, low)
      if (depth < 32) walk(child(node, true), depth + 1, high | (1 << (31 - depth)), low)
      else walk(child(node, true), depth + 1, high, low | (1 << (63 - depth)))
    }
  }

  /** The key that covers most of a /64, of those that name a place. */
  const largerPart = (root: number, high: number, low: number): string => {
    const shares = new Map<string, number>()
    const weigh = (node: number, depth: number, third: number, fourth: number): void => {
      if (node >= nodeCount) {
        const key = keyOf(node, () => addressText(ipVersion, [high, low, third, fourth]))
        if (key !== '') shares.set(key, (shares.get(key) ?? 0) + 2 ** (deepest - depth))
        return
      }
      weigh(child(node, false), depth + 1, third, fourth)
      if (depth < 96) weigh(child(node, true), depth + 1, third | (1 << (95 - depth)), fourth)
      else weigh(child(node, true), depth + 1, third, fourth | (1 << (127 - depth)))
    }
    weigh(root, deepest, 0, 0)
    const [largest] = [...shares].toSorted((one, other) => other[1] - one[1])
    return largest?.[0] ?? ''
  }

  walk(0, 0, 0, 0)
  return { ranges, dataDate: buildEpoch.toISOString().slice(0, 10) }
}

/** The text of an address of one or four words. */
export function addressText(ipVersion: number, words: readonly number[]): string {
  const groups = words.flatMap(word => [word >>> 16, word & 0xffff])
  return ipVersion === 4
    ? groups
        .slice(0, 2)
        .flatMap(group => [group >> 8, group & 255])
        .join('.')
    : groups.map(group => group.toString(16)).join(':')
}

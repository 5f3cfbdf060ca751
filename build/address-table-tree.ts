import { Reader, type Response } from 'mmdb-lib'
import { placeKey } from '../app/domain/law/place.ts'
import { placeOf } from '../app/site/geolocation/recorded-place.ts'
import { addRange, type Ranges } from './address-table-encode.ts'

/** IPv6 is stored to the /64, the smallest network that a connection has: what differs inside of one counts by the larger part. */
const deepest = 64
const addressBits = 128

/** The ranges of a location database (MaxMind's format), by walking its tree; equal neighbours become one. Also the day it was made. */
export function rangesOf(file: Buffer): { ranges: Ranges; dataDate: string } {
  const reader = new Reader<Response>(file)
  const { buildEpoch, ipVersion, nodeCount, nodeByteSize, recordSize } = reader.metadata
  if (recordSize !== 28) throw new RangeError(`the tree has records of ${recordSize} bits; only 28 are known here`)
  const keyOfRecord = new Map<number, string>()
  const ranges: Ranges = { high: [], low: [], keys: [] }
  /** Where the walk is. */
  const address = new Uint32Array(addressBits / 32)

  const child = (node: number, isRight: boolean): number => {
    const at = node * nodeByteSize
    const middle = file[at + 3] ?? 0
    return isRight
      ? ((middle & 0x0f) << 24) | file.readUIntBE(at + 4, 3)
      : ((middle & 0xf0) << 20) | file.readUIntBE(at, 3)
  }

  /** Many networks share a record: it is decoded once, by the address at which it was met first. */
  const keyOf = (record: number): string => {
    const known = keyOfRecord.get(record)
    if (known !== undefined) return known
    const key = record === nodeCount ? '' : placeKey(placeOf(reader.get(addressText(ipVersion, [...address]))))
    keyOfRecord.set(record, key)
    return key
  }

  const flipBit = (depth: number): void => {
    const word = Math.floor(depth / 32)
    address[word] = (address[word] ?? 0) ^ (1 << (31 - (depth % 32)))
  }

  /** Meets the records below a node in the order of their addresses; a node at the depth where the walk ends is met as a whole. */
  const walk = (node: number, depth: number, end: number, meet: (node: number, depth: number) => void): void => {
    if (node >= nodeCount || depth === end) return meet(node, depth)
    walk(child(node, false), depth + 1, end, meet)
    flipBit(depth)
    walk(child(node, true), depth + 1, end, meet)
    flipBit(depth)
  }

  /** The key that covers most of a /64, of those that name a place. */
  const largerPart = (root: number): string => {
    const shares = new Map<string, number>()
    walk(root, deepest, addressBits, (record, depth) => {
      const key = keyOf(record)
      if (key !== '') shares.set(key, (shares.get(key) ?? 0) + 2 ** (deepest - depth))
    })
    const [largest] = [...shares].toSorted((one, other) => other[1] - one[1])
    return largest?.[0] ?? ''
  }

  walk(0, 0, deepest, node => {
    const [high = 0, low = 0] = address
    addRange(ranges, high, low, node >= nodeCount ? keyOf(node) : largerPart(node))
  })
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

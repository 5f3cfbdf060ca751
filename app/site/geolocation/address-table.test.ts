import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addRange, encodeAddressTable, type Ranges } from '../../../build/address-table-encode.ts'
import { openAddressTable } from './address-table.ts'

const word = (a: number, b: number, c: number, d: number): number => ((a << 24) | (b << 16) | (c << 8) | d) >>> 0

function rangesOf(starts: readonly (readonly [high: number, low: number, key: string])[]): Ranges {
  const ranges: Ranges = { high: [], low: [], keys: [] }
  for (const [high, low, key] of starts) addRange(ranges, high, low, key)
  return ranges
}

const bytes = encodeAddressTable({
  dataDate: '2026-06-05',
  source: 'made for this test',
  ipv4: rangesOf([
    [0, 0, ''],
    [word(128, 100, 0, 0), 0, 'CAON'],
    [word(128, 101, 0, 0), 0, ''],
    [word(200, 0, 0, 0), 0, 'BR'],
    [word(200, 1, 0, 0), 0, 'BR'],
    [word(255, 255, 255, 255), 0, 'FR']
  ]),
  ipv6: rangesOf([
    [0, 0, ''],
    [0x2604_3d08, 0, 'CAON'],
    [0x2604_3d08, 0x0001_0000, 'CA'],
    [0x2604_3d09, 0, ''],
    [0xffff_ffff, 0xffff_ffff, 'FR']
  ])
})
const table = openAddressTable(bytes)
const ontario = { country: 'CA', region: 'ON' }
const inCountry = (country: string) => ({ country, region: null })

it.each<[rule: string, address: string, place: ReturnType<typeof table.lookUp>]>([
  ['the first address of a range', '128.100.0.0', ontario],
  ['the last one', '128.100.255.255', ontario],
  ['the one before it', '128.99.255.255', null],
  ['the one behind it', '128.101.0.0', null],
  ['two ranges of one country', '200.1.2.3', inCountry('BR')],
  ['the very last address', '255.255.255.255', inCountry('FR')],
  ['the very first address', '0.0.0.0', null],
  ['IPv4 inside of IPv6', '::ffff:128.100.1.1', ontario],
  ['IPv4 inside of IPv6, in groups', '::FFFF:8064:101', ontario],
  ['IPv6', '2604:3d08::1', ontario],
  ['IPv6 by its /64', '2604:3d08::ffff:ffff:ffff:ffff', ontario],
  ['the next range in the second word', '2604:3d08:1::', inCountry('CA')],
  ['one network before it', '2604:3d08:0:ffff::1', ontario],
  ['behind the ranges', '2604:3d09::', null],
  ['the very last network', 'ffff:ffff:ffff:ffff::1', inCountry('FR')],
  ['loopback', '127.0.0.1', null],
  ['loopback of IPv6', '::1', null],
  ['an address with a zone', 'fe80::1%eth0', null],
  ['an address with a port', '128.100.1.1:80', null],
  ['what is no address', 'localhost', null],
  ['nothing', '', null]
])('%s: %s', (_rule, address, place) => {
  expect(table.lookUp(address)).toEqual(place)
})

it('a table says what it is made of, and neighbours with one key are one range', () => {
  expect(table.facts).toEqual({
    dataDate: '2026-06-05',
    source: 'made for this test',
    keys: ['', 'BR', 'CA', 'CAON', 'FR']
  })
  expect(table.ranges).toEqual({ ipv4: 5, ipv6: 5 })
})

it('a table is read from any place in memory', () => {
  const moved = new Uint8Array(bytes.length + 1)
  moved.set(bytes, 1)
  expect(openAddressTable(moved.subarray(1)).lookUp('128.100.1.1')).toEqual(ontario)
})

const damaged = (change: (copy: Uint8Array) => void): Uint8Array => {
  const copy = bytes.slice()
  change(copy)
  return copy
}
const factsEnd = 16 + (new Uint32Array(bytes.buffer, 0, 4)[1] ?? 0)

it.each<[what: string, file: Uint8Array, message: string]>([
  ['nothing', new Uint8Array(), 'is too short for an address table'],
  ['another file', new TextEncoder().encode('<!DOCTYPE html><title>404</title>'), 'is no address table of this format'],
  ['half of it', bytes.slice(0, bytes.length / 2), 'is not as long as it says: it was cut off or damaged'],
  ['something behind it', Uint8Array.of(...bytes, 0), 'is not as long as it says: it was cut off or damaged'],
  [
    'facts that cannot be read',
    damaged(copy => copy.fill(0x7b, 16, 20)),
    'does not say what its data are: it was damaged'
  ],
  [
    'starts out of order',
    damaged(copy => copy.fill(0xff, factsEnd, factsEnd + 4)),
    'has ranges out of order: it was damaged'
  ],
  [
    'a key that there is not',
    damaged(copy => copy.fill(9, copy.length - 1)),
    'names a place that it does not know: it was damaged'
  ]
])('%s is refused as a table', (_what, file, message) => {
  expect(() => openAddressTable(file)).toThrow(new Error(message))
})

it('a range has one byte for its key: more than 255 are refused', () => {
  const many = rangesOf(Array.from({ length: 256 }, (_, index) => [index, 0, `K${index}`] as const))
  const none = rangesOf([])
  expect(() => encodeAddressTable({ dataDate: '', source: '', ipv4: many, ipv6: none })).toThrow(RangeError)
})

it('finds what going through all ranges one by one finds', () => {
  const start = fc.tuple(fc.nat({ max: 0xffff_ffff }), fc.constantFrom('', 'FR', 'CA', 'CAON', 'GB'))
  fc.assert(
    fc.property(fc.array(start, { maxLength: 40 }), fc.ipV4(), (drawn, address) => {
      const starts = [...new Map(drawn)].toSorted(([one], [other]) => one - other)
      const ipv4 = rangesOf(starts.map(([high, key]) => [high, 0, key] as const))
      const { lookUp } = openAddressTable(encodeAddressTable({ dataDate: '', source: '', ipv4, ipv6: rangesOf([]) }))
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
      const key = starts.findLast(([high]) => high <= word(a, b, c, d))?.[1] ?? ''
      const expected = key === '' ? null : key === 'CAON' ? ontario : inCountry(key)
      expect(lookUp(address)).toEqual(expected)
    })
  )
})

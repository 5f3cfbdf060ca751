import type { AddressTable } from '../app/site/geolocation/address-table.ts'
import { placeKey } from '../app/site/geolocation/place.ts'
import { addressText } from './address-table-tree.ts'

/** How two tables differ over the same addresses: how many are in another country (or in or out of Ontario), and how many of those touch Ontario. */
export type Difference = { asked: number; changed: number; ontario: number }

/** Where the registries hand out IPv6: an address drawn from all of it would nearly always be nobody's. */
const firstGroups = [0x2001, 0x2400, 0x2404, 0x2600, 0x2604, 0x2607, 0x2800, 0x2804, 0x2a00, 0x2a01, 0x2a02, 0x2c0f]

/** The same addresses each time, half of them IPv4 and half IPv6. */
export function sampleAddresses(count: number): string[] {
  let state = 20_260_605
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state ^ (state >>> 15)) >>> 0
  }
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) return addressText(4, [draw()])
    const first = firstGroups[draw() % firstGroups.length] ?? 0
    return addressText(6, [(first << 16) | (draw() >>> 16), draw(), draw(), draw()])
  })
}

/** Compares two tables over the sample. */
export function compareTables(
  before: Pick<AddressTable, 'lookUp'>,
  after: Pick<AddressTable, 'lookUp'>,
  asked = 200_000
): Difference {
  const pairs = sampleAddresses(asked).map(address => [before, after].map(table => placeKey(table.lookUp(address))))
  const changed = pairs.filter(([one, other]) => one !== other)
  return { asked, changed: changed.length, ontario: changed.filter(pair => pair.includes('CAON')).length }
}

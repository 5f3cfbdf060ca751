import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Reader, type Response } from 'mmdb-lib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { placeKey } from '../app/domain/law/place.ts'
import type { AddressTable } from '../app/site/geolocation/address-table.ts'
import { placeOf } from '../app/site/geolocation/recorded-place.ts'
import { dataFiles, dataPackage, ensureAddressTable, presentTable, refuseImplausible } from './address-table.ts'
import { compareTables, isNewer, refreshLocations, sampleAddresses } from './address-table-refresh.ts'
import { addressText } from './address-table-tree.ts'

let table: AddressTable
beforeAll(async () => {
  table = await ensureAddressTable()
})

const word = () => randomInt(0x1_0000_0000)
/** Networks that are given out, and a /64 of one of them as a whole: the table does not look into it. */
const ipv6 = () => {
  const drawn = addressText(6, [word(), word(), 0, 0]).split(':')
  const first = [0x2001, 0x2400, 0x2600, 0x2604, 0x2800, 0x2a00, 0x2a02, 0x2c0f][randomInt(8)] ?? 0
  return [first.toString(16), ...drawn.slice(1)].join(':')
}

describe('the table that the build makes of the package of data', () => {
  it.each<[family: 'ipv4' | 'ipv6', draw: () => string]>([
    ['ipv4', () => addressText(4, [word()])],
    ['ipv6', ipv6]
  ])('says of 10,000 random addresses what the database says: %s', async (family, draw) => {
    const reader = new Reader<Response>(await readFile(dataFiles[family]))
    let known = 0
    for (let count = 0; count < 10_000; count++) {
      const address = draw()
      const [record, length] = reader.getWithPrefixLength(address)
      if (length > 64) continue
      const expected = placeKey(placeOf(record))
      if (expected !== '') known++
      expect([address, placeKey(table.lookUp(address))]).toEqual([address, expected])
    }
    expect(known).toBeGreaterThan(2_000)
  })

  it.each([
    ['the University of Toronto', '128.100.1.1', 'CAON'],
    ['a provider of Ontario', '70.48.0.1', 'CAON'],
    ['another provider of Ontario', '99.224.0.1', 'CAON'],
    ['Ontario by IPv6', '2604:3d08::1', 'CAON'],
    ['Ontario by IPv4 inside of IPv6', '::ffff:128.100.1.1', 'CAON'],
    ['McGill in Quebec is in the rest of Canada', '132.206.1.1', 'CA'],
    ['France by IPv6', '2a01:e0a::1', 'FR'],
    ['the United States', '8.8.8.8', 'US']
  ])('%s: %s', (_place, address, key) => {
    expect(placeKey(table.lookUp(address))).toBe(key)
  })

  it.each([
    ['0.0.0.0'],
    ['10.1.2.3'],
    ['100.64.0.1'],
    ['127.0.0.1'],
    ['169.254.1.1'],
    ['172.16.0.1'],
    ['192.168.1.1'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['fc00::1'],
    ['fe80::1'],
    ['ff02::1'],
    ['2001:db8::1']
  ])('nobody is at a private address: %s', address => {
    expect(table.lookUp(address)).toBeNull()
  })

  it('has the ranges of the whole world, and the day of its data', () => {
    expect(table.ranges.ipv4).toBeGreaterThan(300_000)
    expect(table.ranges.ipv6).toBeGreaterThan(300_000)
    expect(table.facts.keys.length).toBeGreaterThan(230)
    expect(table.facts.dataDate).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(table.facts.source).toContain(dataPackage)
  })
})

describe('data that have changed their form make no table', () => {
  it.each<[what: string, keys: readonly string[], ipv4: number, message: string]>([
    ['provinces by another name', ['', 'CA', 'US', 'FR', 'GB', 'PL'], 347_446, 'names no CAON'],
    ['countries in another field', [''], 347_446, 'names no CAON, CA, US, FR, GB, PL'],
    ['half of the world', ['', 'CA', 'CAON', 'US', 'FR', 'GB', 'PL'], 40_000, 'has only 40000 and 358591 ranges']
  ])('%s', (_what, keys, ipv4, message) => {
    const facts = { ...table.facts, keys }
    expect(() => refuseImplausible({ facts, ranges: { ipv4, ipv6: 358_591 } })).toThrow(message)
  })

  it('the present ones do', () => {
    expect(() => refuseImplausible(table)).not.toThrow()
  })
})

describe('the command that takes newer data', () => {
  it.each([
    ['2.3.2026070512', '2.3.2026060513', true],
    ['2.3.2026060513', '2.3.2026060513', false],
    ['2.3.2026050113', '2.3.2026060513', false],
    ['2.4.1', '2.3.2026060513', true],
    ['10.0.0', '9.9.9', true]
  ])('%s is newer than %s: %s', (version, than, newer) => {
    expect(isNewer(version, than)).toBe(newer)
  })

  it('asks the registry, installs newer data exactly, and tells what changed', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const asked: string[] = []
    await refreshLocations([], args => {
      asked.push(args.join(' '))
      return args[0] === 'view' ? '99.0.1\n' : ''
    })
    expect(asked).toEqual([
      `view ${dataPackage} version`,
      `install --save-dev --save-exact --no-audit --no-fund ${dataPackage}@99.0.1`
    ])
    const lines = said.mock.calls.map(([line]) => String(line)).join('\n')
    expect(lines).toContain(`Data:    of ${table.facts.dataDate}, before ${table.facts.dataDate}`)
    expect(lines).toContain('Changed: 0.00 % of 200,000 sample addresses')
    said.mockRestore()
  })

  it.each<[what: string, npm: () => string, message: string]>([
    [
      'a registry that cannot be asked',
      () => {
        throw new Error('npm view failed')
      },
      'npm view failed'
    ],
    ['an answer that is no version', () => 'latest\n', 'names no version']
  ])('%s changes nothing', async (_what, npm, message) => {
    await expect(refreshLocations([], npm)).rejects.toThrow(message)
    expect((await presentTable())?.facts).toEqual(table.facts)
  })

  it('an argument that it does not know is named', async () => {
    await expect(refreshLocations(['--force'], () => '')).rejects.toThrow(
      "Unknown option '--force'. Usage: npm run locations"
    )
  })

  it('the sample is the same each time, and differences are counted', () => {
    expect(sampleAddresses(4)).toEqual(sampleAddresses(4))
    const moved = { lookUp: (address: string) => (address.includes(':') ? { country: 'CA', region: 'ON' } : null) }
    expect(compareTables({ lookUp: () => null }, moved, 100)).toEqual({ asked: 100, changed: 50, ontario: 50 })
  })
})

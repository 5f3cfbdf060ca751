import { closeSync, copyFileSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

const errors: unknown[][] = []
const logger = { debug() {}, info() {}, warn() {}, error: (...line: unknown[]) => void errors.push(line), fatal() {} }
const opened: Database[] = []
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  file = join(folder, 'data', 'sign-up.sqlite')
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  rmSync(folder, { recursive: true })
  errors.length = 0
})

async function open(): Promise<Database> {
  const database = await openDatabase(
    { DATABASE_URL: null, DATA_DIR: join(folder, 'data') },
    logger,
    () => new Date('2026-12-01T12:00:00Z')
  )
  opened.push(database)
  return database
}

const write = (database: Database) =>
  database.transaction(query => query("insert into rate_limits (key, points) values ('one', 1)"))

/** Overwrites a page of 4 kB. */
function damage(page: number): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (page - 1) * 4096)
  closeSync(handle)
}

it('S7-32 the probe writes more than a sign-up to the disk, and leaves nothing', async () => {
  const database = await open()
  const before = await database.query('select * from sign_up_migrations')
  await database.query('pragma wal_checkpoint(truncate)')
  await database.probe()
  const grown = statSync(`${file}-wal`).size
  expect(grown).toBeGreaterThan(64 * 1024)
  for (let time = 0; time < 20; time += 1) await database.probe()
  expect(statSync(`${file}-wal`).size).toBe(grown)
  expect(await database.query('select * from sign_up_migrations')).toEqual(before)
})

it('S7-32 a store with room for a page and not for a sign-up is full, until there is room', async () => {
  const database = await open()
  const [size] = await database.query<{ page_count: number }>('pragma page_count')
  await database.query(`pragma max_page_count = ${(size?.page_count ?? 0) + 2}`)
  await write(database)
  await expect(database.probe()).rejects.toMatchObject({
    name: 'DatabaseError',
    message: expect.stringMatching(/full/)
  })
  await database.query('pragma max_page_count = 100000')
  await database.probe()
})

it('S7-32 a damaged file is told at the start; nothing is stored in it', async () => {
  await (await open()).close()
  opened.length = 0
  damage(3)
  const database = await open()
  expect(errors).toHaveLength(1)
  expect(JSON.stringify(errors)).toContain(file)
  for (const use of [database.probe(), write(database), database.query('select 1')])
    await expect(use).rejects.toMatchObject({
      name: 'DatabaseError',
      message: expect.stringMatching(/damaged|malformed/)
    })
})

it('S7-32 a file that is damaged in use fails the probe from then on', async () => {
  const database = await open()
  const columns = 'id, email, email_lower, password_hash, site_id, locale, minimum_age, terms_version, privacy_version'
  const insert = `insert into registrations (${columns}, created_at) values ('a', 'a', 'a', 'a', 'a', 'a', 18, 'a', 'a', 1)`
  const [page] = await database.query<{ rootpage: number }>(
    "select rootpage from sqlite_master where name = 'registrations'"
  )
  await database.query('pragma wal_checkpoint(truncate)')
  damage(page?.rootpage ?? 0)
  await database.query('pragma shrink_memory')
  await expect(database.query(insert)).rejects.toMatchObject({ damaged: true })
  await expect(database.probe()).rejects.toMatchObject({ damaged: true })
})

it.each<[what: string, happens: () => void]>([
  ['moved away', () => renameSync(join(folder, 'data'), join(folder, 'away'))],
  ['removed', () => rmSync(join(folder, 'data'), { recursive: true })],
  [
    'replaced by a copy',
    () => {
      copyFileSync(file, join(folder, 'copy'))
      renameSync(join(folder, 'copy'), file)
    }
  ]
])('S7-32 nothing is stored in a file that was %s', async (_what, happens) => {
  const database = await open()
  await write(database)
  happens()
  await expect(database.probe()).rejects.toMatchObject({ name: 'DatabaseError' })
  await expect(write(database)).rejects.toMatchObject({ name: 'DatabaseError' })
})

it('S7-32 a folder that was moved away and is back is used again', async () => {
  const database = await open()
  renameSync(join(folder, 'data'), join(folder, 'away'))
  await expect(database.probe()).rejects.toThrow()
  renameSync(join(folder, 'away'), join(folder, 'data'))
  await database.probe()
  await write(database)
})

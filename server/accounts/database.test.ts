import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { startPostgresql } from '../../tests/fixtures/postgresql.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations.data.ts'
import { openDatabase } from './open-database.ts'

const logged: unknown[] = []
const logger = { debug() {}, info() {}, warn() {}, error: (...line: unknown[]) => void logged.push(line), fatal() {} }
const now = () => new Date('2026-12-01T12:00:00Z')
const unreachable = 'postgres://website:s3cret@127.0.0.1:9/postgres'

let folder: string
let postgresql: Awaited<ReturnType<typeof startPostgresql>>
const opened: Database[] = []
beforeAll(async () => {
  postgresql = await startPostgresql()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const database of opened.splice(0)) await database.close()
  await rm(folder, { recursive: true })
  logged.length = 0
})
afterAll(() => postgresql.stop())

describe.each(['sqlite', 'postgresql'] as const)('%s', kind => {
  const open = async () => {
    const DATABASE_URL = kind === 'postgresql' ? postgresql.url : null
    const database = await openDatabase({ DATABASE_URL, DATA_DIR: join(folder, 'data') }, logger, now)
    opened.push(database)
    return database
  }

  it('"migrations at start": once, also by processes that start together', async () => {
    const [one] = await Promise.all([open(), open(), open()])
    await open()
    expect(await one?.query('select id, name, applied_at from sign_up_migrations order by id')).toEqual(
      migrations.map(({ id, name }) => ({ id, name, applied_at: now().getTime() }))
    )
  })

  it('a transaction is stored whole or not at all', async () => {
    const database = await open()
    await database.query('delete from rate_limits')
    const failing = database.transaction(async query => {
      await query('insert into rate_limits (key, points) values ($1, $2)', ['one', 1])
      throw new Error('the second step fails')
    })
    await expect(failing).rejects.toThrow('the second step fails')
    expect(await database.query('select * from rate_limits')).toEqual([])
    await database.transaction(query => query('insert into rate_limits (key, points) values ($1, $2)', ['two', 2]))
    expect(await database.query('select key, points from rate_limits')).toEqual([{ key: 'two', points: 2 }])
  })

  it('transactions at the same time do not mix', async () => {
    const database = await open()
    await database.query('delete from rate_limits')
    const count = (fails: boolean, index: number) =>
      database.transaction(async query => {
        await query('insert into rate_limits (key, points) values ($1, $2)', [`key-${index}`, 1])
        await new Promise(resolve => setTimeout(resolve, 5))
        if (fails) throw new Error('rolled back')
      })
    await Promise.allSettled(Array.from({ length: 8 }, (_, index) => count(index % 2 === 1, index)))
    expect(await database.query('select key from rate_limits order by key')).toEqual(
      [0, 2, 4, 6].map(index => ({ key: `key-${index}` }))
    )
  })

  it('"addresses never reach a log": a refused value is not in the error', async () => {
    const database = await open()
    await database.query('delete from rate_limits')
    const insert = () => database.query('insert into rate_limits (key, points) values ($1, $2)', ['zoe@example.com', 1])
    await insert()
    const error = await insert().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'DatabaseError' })
    const { message, stack } = error as Error
    expect(`${JSON.stringify(error)} ${message} ${stack}`).not.toContain('zoe@')
  })
})

it('a PostgreSQL that cannot be reached does not stop the site; sign-up fails until it is back', async () => {
  const database = await openDatabase({ DATABASE_URL: unreachable, DATA_DIR: folder }, logger, now)
  opened.push(database)
  expect(JSON.stringify(logged)).toContain('DATABASE_URL')
  expect(JSON.stringify(logged)).not.toContain('s3cret')
  await expect(database.query('select 1')).rejects.toMatchObject({ name: 'DatabaseError', code: 'ECONNREFUSED' })
})

it('a PostgreSQL that goes away in the middle of a transaction fails that one, and the process lives on', async () => {
  const own = await startPostgresql()
  const database = await openDatabase({ DATABASE_URL: own.url, DATA_DIR: folder }, logger, now)
  opened.push(database)
  const underWay = database.transaction(async query => {
    await query('insert into rate_limits (key, points) values ($1, $2)', ['one', 1])
    await own.stop()
    await query('insert into rate_limits (key, points) values ($1, $2)', ['two', 2])
  })
  await expect(underWay).rejects.toMatchObject({ name: 'DatabaseError' })
  await expect(database.query('select 1')).rejects.toMatchObject({ name: 'DatabaseError' })
})

it('S7-33 a PostgreSQL that is frozen fails the probe after three seconds', async () => {
  const database = await openDatabase({ DATABASE_URL: postgresql.url, DATA_DIR: folder }, logger, now)
  opened.push(database)
  await database.probe()
  const [backend] = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(backend?.pid ?? 0, name)
  signal('SIGSTOP')
  const asked = database.probe()
  await asked.catch(() => {})
  signal('SIGCONT')
  await expect(asked).rejects.toMatchObject({ name: 'DatabaseError', message: 'no answer within 3000 ms' })
  await database.probe()
})

it('an SQLite file that another process holds: work waits for it, and pages are served meanwhile', async () => {
  const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: folder }, logger, now)
  opened.push(database)
  const other = new DatabaseSync(join(folder, 'sign-up.sqlite'))
  other.exec('begin immediate')
  let isOver = false
  const tries = vi.spyOn(DatabaseSync.prototype, 'prepare')
  const insert = 'insert into rate_limits (key, points) values ($1, $2)'
  const written = Promise.all([
    database.query(insert, ['one', 1]),
    database.transaction(query => query(insert, ['two', 2]))
  ])
  void written.catch(() => {}).then(() => (isOver = true))
  await eventually(() => expect(tries.mock.calls.length).toBeGreaterThan(2))
  expect(isOver).toBe(false)
  other.exec('rollback')
  other.close()
  await written
  expect(await database.query('select key from rate_limits order by key')).toEqual([{ key: 'one' }, { key: 'two' }])
})

it('an SQLite file that stays held fails the work, all that waits at the same time', async () => {
  const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: folder }, logger, now)
  opened.push(database)
  const other = new DatabaseSync(join(folder, 'sign-up.sqlite'))
  other.exec('begin immediate')
  vi.useFakeTimers({ toFake: ['performance'] })
  const tries = vi.spyOn(DatabaseSync.prototype, 'exec')
  const waiting = Array.from({ length: 5 }, () => database.transaction(query => query('delete from rate_limits')))
  vi.advanceTimersByTime(4999)
  await eventually(() => expect(tries.mock.calls.length).toBeGreaterThan(2))
  vi.advanceTimersByTime(1)
  for (const end of await Promise.allSettled(waiting))
    expect(end).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseError', busy: true } })
  other.close()
})

it('addresses in the SQLite file and its log are for their owner alone', async () => {
  opened.push(await openDatabase({ DATABASE_URL: null, DATA_DIR: folder }, logger, now))
  for (const name of ['sign-up.sqlite', 'sign-up.sqlite-wal'])
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

it('an SQLite file that cannot be opened stops the start', async () => {
  await expect(openDatabase({ DATABASE_URL: null, DATA_DIR: '/dev/null/data' }, logger, now)).rejects.toThrow()
})

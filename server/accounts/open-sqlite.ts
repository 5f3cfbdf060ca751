import { closeSync, openSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../platform/logger.ts'
import { type Database, DatabaseError, type Query, run, sqliteCorrupt, type Value } from './database.ts'

/** How long work waits for a file that another process holds, and how often it looks whether it is free. */
const patienceMs = 5000
const pauseMs = 20

type Opened = {
  database: DatabaseSync
  /** Which file it is, whatever its path leads to later. */
  file: string
  users: number
  last: Promise<unknown>
  /** Why nothing can be trusted any more, until the process starts again. */
  damage: DatabaseError | null
}

/** Each file is open once in a process, also where this module is evaluated again (the edit loop, tests): hence outside the module graph. */
const opened: Map<string, Opened> = ((globalThis as { openSqliteFiles?: Map<string, Opened> }).openSqliteFiles ??=
  new Map())

/**
 * Opens an SQLite file. `synchronous=FULL`: a sign-up that got its 201 outlives a crash. Work waits up to 5 s for a file that another process holds, and fails
 * where the file is damaged, or no longer the one at its path: writes into a file that was moved away are lost.
 */
export function openSqlite(file: string, logger: Logger): Database {
  const path = resolve(file)
  const shared = opened.get(path) ?? openFile(path, logger)
  opened.set(path, shared)
  shared.users += 1
  const { database } = shared

  const query: Query = async <Row extends object>(sql: string, values: readonly Value[] = []) =>
    run(() => database.prepare(sql).all(named(values)) as Row[])

  /** One connection has one transaction at a time: each piece of work waits for the one before. */
  function inTurn<Result>(work: (until: number) => Promise<Result>): Promise<Result> {
    const until = performance.now() + patienceMs
    const turn = shared.last.then(() => {
      assertSound(path, shared)
      return work(until)
    })
    shared.last = turn.catch(error => {
      if (error instanceof DatabaseError && error.damaged) shared.damage ??= error
    })
    return turn
  }

  async function inTransaction<Result>(work: () => Promise<Result>, end: 'commit' | 'rollback', until: number) {
    await whenFree(() => run(() => database.exec('begin immediate')), until)
    try {
      const result = await work()
      await run(() => database.exec(end))
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }

  return {
    kind: 'sqlite',
    pool: null,
    query: (sql, values) => inTurn(until => whenFree(() => query(sql, values), until)),
    transaction: work => inTurn(until => inTransaction(() => work(query), 'commit', until)),
    probe: () =>
      inTurn(async until => {
        database.exec('pragma cache_size = 1')
        try {
          await inTransaction(() => query(probeWrite), 'rollback', until)
        } finally {
          database.exec('pragma cache_size = -2000')
        }
      }),
    async settle() {
      await inTurn(() => query('pragma wal_checkpoint(truncate)'))
    },
    async close() {
      await shared.last
      shared.users -= 1
      if (shared.users > 0) return
      opened.delete(path)
      database.close()
    }
  }
}

/**
 * More than a sign-up writes. With a cache of one page it goes to the disk before the transaction is rolled back, and the next one writes over it: a full disk
 * is noticed, and none is filled.
 */
const probeWrite = `update sign_up_migrations set name = hex(zeroblob(${64 * 1024})) where id = 1`

/** Throws DatabaseError where a write would be lost. */
function assertSound(path: string, { file, damage }: Opened): void {
  if (damage) throw damage
  if (fileAt(path) !== file)
    throw new DatabaseError(new Error('the database file is gone, or another has taken its place'))
}

function fileAt(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : null
}

/** The fault of a file, found without reading every index; null where there is none. */
function damageOf(database: DatabaseSync): DatabaseError | null {
  try {
    const [found] = database.prepare('pragma quick_check(1)').all()
    if (found?.quick_check === 'ok') return null
    const message = `the database file is damaged: ${String(found?.quick_check)}`
    return new DatabaseError({ errcode: sqliteCorrupt, message })
  } catch (error) {
    const fault = new DatabaseError(error)
    if (fault.damaged) return fault
    throw fault
  }
}

/** Addresses and hashes are for their owner alone; the log beside the file takes its mode over. */
function openFile(path: string, logger: Logger): Opened {
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: patienceMs })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const damage = damageOf(database)
  database.exec('pragma busy_timeout = 0')
  if (damage) logger.error({ err: damage, path }, 'sign-up fails until the file is mended and the process starts again')
  return { database, file: fileAt(path) ?? '', users: 0, last: Promise.resolve(), damage }
}

/** SQLite itself would wait by stopping the whole process, every page with it. */
async function whenFree<Result>(work: () => Promise<Result>, until: number): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseError && error.busy) || performance.now() >= until) throw error
    }
    await wait(pauseMs)
  }
}

const named = (values: readonly Value[]): Record<string, SQLInputValue> =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))

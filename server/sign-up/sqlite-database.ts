import { closeSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Query, Value } from './database.ts'
import { DatabaseError } from './database-error.ts'

/** How long work waits for a file that another process holds, and how often it looks whether it is free. */
const patienceMs = 5000
const pauseMs = 20

type Opened = { database: DatabaseSync; users: number; last: Promise<unknown> }

/** Each file is open once in a process, also where this module is evaluated again (the edit loop, tests): hence outside the module graph. */
const opened: Map<string, Opened> = ((globalThis as { openSqliteFiles?: Map<string, Opened> }).openSqliteFiles ??=
  new Map())

/**
 * Opens an SQLite file, which is made where there is none. `synchronous=FULL` writes the log to the disk at each commit, so that what was
 * answered with 201 outlives a crash. While another process holds the file, work waits for up to 5 s, and pages are served meanwhile.
 */
export function openSqlite(file: string): Database {
  const path = resolve(file)
  const shared = opened.get(path) ?? { database: openFile(path), users: 0, last: Promise.resolve() }
  opened.set(path, shared)
  shared.users += 1
  const { database } = shared

  const query: Query = async <Row extends object>(sql: string, values: readonly Value[] = []) =>
    run(() => database.prepare(sql).all(named(values)) as Row[])

  /** One connection has one transaction at a time: each piece of work waits for the one before. */
  function inTurn<Result>(work: (until: number) => Promise<Result>): Promise<Result> {
    const until = performance.now() + patienceMs
    const turn = shared.last.then(() => work(until))
    shared.last = turn.catch(() => {})
    return turn
  }

  return {
    kind: 'sqlite',
    pool: null,
    query: (sql, values) => inTurn(until => whenFree(() => query(sql, values), until)),
    transaction: work =>
      inTurn(async until => {
        await whenFree(async () => run(() => database.exec('begin immediate')), until)
        try {
          const result = await work(query)
          run(() => database.exec('commit'))
          return result
        } catch (error) {
          if (database.isTransaction) database.exec('rollback')
          throw error
        }
      }),
    async close() {
      await shared.last
      shared.users -= 1
      if (shared.users > 0) return
      opened.delete(path)
      database.close()
    }
  }
}

/** Addresses and hashes are for their owner alone; the log beside the file takes its mode over. */
function openFile(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: patienceMs })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  database.exec('pragma busy_timeout = 0')
  return database
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

function run<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new DatabaseError(error)
  }
}

import { closeSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Database, Query, Value } from './database.ts'
import { DatabaseError } from './database-error.ts'

type Opened = { database: DatabaseSync; users: number; last: Promise<unknown> }

/** Each file is open once in a process, also where this module is evaluated again (the edit loop, tests): hence outside the module graph. */
const opened: Map<string, Opened> = ((globalThis as { openSqliteFiles?: Map<string, Opened> }).openSqliteFiles ??=
  new Map())

/**
 * Opens an SQLite file, which is made where there is none. `synchronous=FULL` writes the log to the disk at each commit, so that what was
 * answered with 201 outlives a crash; other processes wait up to 5 s for their turn.
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
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = shared.last.then(work)
    shared.last = turn.catch(() => {})
    return turn
  }

  return {
    kind: 'sqlite',
    pool: null,
    query: (sql, values) => inTurn(() => query(sql, values)),
    transaction: work =>
      inTurn(async () => {
        run(() => database.exec('begin immediate'))
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
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
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

import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Logger } from '../platform/logger.ts'
import { type Database, DatabaseError, type Query, type Value } from './database.ts'
import { migrations } from './migrations.data.ts'

/**
 * Opens the database of registrations: PostgreSQL by `DATABASE_URL`, else an embedded SQLite file under `DATA_DIR`; migrations run at start.
 * A PostgreSQL that cannot be reached does not stop the site: pages are served, sign-up fails, and each use tries again.
 *
 * @throws where the SQLite file cannot be opened
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  logger: Logger,
  now: () => Date
): Promise<Database> {
  if (DATABASE_URL === null) {
    mkdirSync(DATA_DIR, { recursive: true })
    const database = openSqlite(join(DATA_DIR, 'sign-up.sqlite'))
    await migrate(database, now())
    return database
  }
  const database = openPostgresql(DATABASE_URL, logger)
  const ready = onceItWorks(() => migrate(database, now()))
  await ready().catch(error =>
    logger.error({ err: error }, 'DATABASE_URL: the database does not answer; sign-up fails until it does')
  )
  return {
    ...database,
    async query(sql, values) {
      await ready()
      return database.query(sql, values)
    },
    async transaction(work) {
      await ready()
      return database.transaction(work)
    }
  }
}

/** Does something until it has worked once; those who ask at the same time wait for the same attempt. */
function onceItWorks(work: () => Promise<void>): () => Promise<void> {
  let attempt: Promise<void> | null = null
  return () => {
    attempt ??= work().catch(error => {
      attempt = null
      throw error
    })
    return attempt
  }
}

/** Any number that nothing else locks on: of processes that start together, one migrates and the others wait. */
const migrationLock = 7_305_118

/** All missing migrations in one transaction, or none; safe with several processes at once. Throws DatabaseError where one fails. */
async function migrate(database: Database, now: Date): Promise<void> {
  await database.transaction(async query => {
    if (database.kind === 'postgresql') await query('select pg_advisory_xact_lock($1)', [migrationLock])
    await query(
      'create table if not exists sign_up_migrations (id integer primary key, name text not null, applied_at bigint not null)'
    )
    const applied = await query<{ id: number }>('select id from sign_up_migrations')
    for (const { id, name, statements } of migrations) {
      if (applied.some(done => done.id === id)) continue
      for (const statement of statements) await query(statement)
      await query('insert into sign_up_migrations (id, name, applied_at) values ($1, $2, $3)', [
        id,
        name,
        now.getTime()
      ])
    }
  })
}

/** Opens a pool of connections; nothing is asked yet. */
function openPostgresql(url: string, logger: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 15_000,
    application_name: 'website',
    types: parsers()
  })
  const logBroken = (error: Error) => logger.warn({ err: new DatabaseError(error) }, 'a database connection broke')
  pool.on('error', logBroken)

  const queryOf =
    (client: Pick<pg.ClientBase, 'query'>): Query =>
    async <Row extends object>(sql: string, values: readonly Value[] = []) =>
      (await run(() => client.query<Row>(sql, [...values]))).rows

  return {
    kind: 'postgresql',
    pool,
    query: (sql, values) => queryOf(pool as unknown as pg.ClientBase)(sql, values),
    async transaction(work) {
      const client = await run(() => pool.connect())
      let broken = false
      client.on('error', logBroken)
      try {
        await run(() => client.query('begin'))
        const result = await work(queryOf(client))
        await run(() => client.query('commit'))
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true
        })
        throw error
      } finally {
        client.off('error', logBroken)
        client.release(broken)
      }
    },
    close: () => pool.end()
  }
}

/** Instants are bigint: numbers here, as in SQLite. */
function parsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  return types
}

/** How long work waits for a file that another process holds, and how often it looks whether it is free. */
const patienceMs = 5000
const pauseMs = 20

type Opened = { database: DatabaseSync; users: number; last: Promise<unknown> }

/** Each file is open once in a process, also where this module is evaluated again (the edit loop, tests): hence outside the module graph. */
const opened: Map<string, Opened> = ((globalThis as { openSqliteFiles?: Map<string, Opened> }).openSqliteFiles ??=
  new Map())

/** Opens an SQLite file. `synchronous=FULL`: what was answered with 201 outlives a crash. Work waits up to 5 s for a file that another process holds. */
function openSqlite(file: string): Database {
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
        await whenFree(() => run(() => database.exec('begin immediate')), until)
        try {
          const result = await work(query)
          await run(() => database.exec('commit'))
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

/** Does what may fail in a database. Throws DatabaseError. */
async function run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new DatabaseError(error)
  }
}

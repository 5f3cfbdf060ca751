import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Logger } from '../platform/logger.ts'
import { type Database, DatabaseError, type Query, run, type Value } from './database.ts'
import { migrations } from './migrations.data.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * Opens the database of registrations: PostgreSQL by `DATABASE_URL`, else an embedded SQLite file under `DATA_DIR`; migrations run at start.
 * A PostgreSQL that cannot be reached does not stop the site: pages are served, sign-up fails, and each use tries again. Nor does an SQLite file that is
 * damaged: sign-up fails until the process starts with a sound one.
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
    const database = openSqlite(join(DATA_DIR, 'sign-up.sqlite'), logger)
    await migrate(database, now()).catch(error => {
      if (!(error instanceof DatabaseError && error.damaged)) throw error
    })
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
    },
    probe: () => inTime(ready().then(database.probe))
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

/** A server that is frozen takes connections and never answers: such a query does not wait as long as a sign-up. */
const probeWithinMs = 3000

function inTime(probe: Promise<void>): Promise<void> {
  const late = wait(probeWithinMs, undefined, { ref: false }).then(() => {
    throw new DatabaseError(new Error(`no answer within ${probeWithinMs} ms`))
  })
  return Promise.race([probe, late])
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
      for (const statement of statements)
        for (const sql of typeof statement === 'string' ? [statement] : statement[database.kind]) await query(sql)
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
    async probe() {
      const { rows } = await run(() => pool.query(`select current_setting('transaction_read_only') as "readOnly"`))
      if (rows[0]?.readOnly === 'on')
        throw new DatabaseError(new Error('the database takes no writes: it is a standby'))
    },
    /** A database server clears its disk by its own vacuum. */
    async settle() {},
    close: () => pool.end()
  }
}

/** Instants are bigint: numbers here, as in SQLite. */
function parsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  return types
}

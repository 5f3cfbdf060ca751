import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Logger } from '../logger.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations.data.ts'
import { openPostgresql } from './postgresql-database.ts'
import { openSqlite } from './sqlite-database.ts'

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

/**
 * Brings a database to the present state: all missing steps in one transaction, or none. Safe to run at each start, and by several processes at once.
 *
 * @throws DatabaseError where a step fails; the database stays as it was
 */
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

import pg from 'pg'
import type { Logger } from '../logger.ts'
import type { Database, Query, Value } from './database.ts'
import { DatabaseError } from './database-error.ts'

/** Opens a pool of connections; nothing is asked yet. In: postgres://…; a connection that breaks while it is idle is logged and replaced. */
export function openPostgresql(url: string, logger: Logger): Database {
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

async function run<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new DatabaseError(error)
  }
}

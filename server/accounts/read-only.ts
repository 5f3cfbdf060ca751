import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Query } from './database.ts'

const waitMs = 15_000

/** Reads the site's database and changes nothing, no table either. Null where no process has made its file yet. Throws where it does not answer. */
export async function readOnly<Result>(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  read: (query: Query) => Promise<Result>
): Promise<Result | null> {
  if (DATABASE_URL !== null) return readPostgresql(DATABASE_URL, read)
  const file = join(DATA_DIR, 'sign-up.sqlite')
  if (!existsSync(file)) return null
  using database = new DatabaseSync(file, { readOnly: true })
  return await read(async sql => database.prepare(sql).all() as never)
}

async function readPostgresql<Result>(connectionString: string, read: (query: Query) => Promise<Result>) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: waitMs, query_timeout: waitMs })
  client.on('error', () => {})
  client.setTypeParser(pg.types.builtins.INT8, Number)
  try {
    await client.connect()
    return await read(async sql => (await client.query(sql)).rows as never)
  } finally {
    await client.end().catch(() => {})
  }
}

/** A database that no process of this release has opened yet lacks the table: nothing is on record there. */
export function noTable(error: unknown): [] {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === '42P01' || String(message).startsWith('no such table')) return []
  throw error
}

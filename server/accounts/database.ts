import type { Pool } from 'pg'

export type Value = string | number | null

/** Runs one statement with `$1`, `$2` … for its values. Returns its rows; instants are milliseconds since 1970 as numbers. Throws DatabaseError. */
export type Query = <Row extends object = Record<string, Value>>(
  sql: string,
  values?: readonly Value[]
) => Promise<Row[]>

/** The same plain SQL runs on both kinds. */
export type Database = {
  kind: 'sqlite' | 'postgresql'
  /** The connections that rate limits are counted over; an embedded database has none. */
  pool: Pool | null
  query: Query
  /** All statements of the work, or none. Resolves once they are stored durably. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  /** Throws DatabaseError where a sign-up could not be stored now. */
  probe: () => Promise<void>
  /** Deleted rows are gone from the write-ahead log of an embedded database too, unless another process is reading just now. */
  settle: () => Promise<void>
  close: () => Promise<void>
}

/** Result codes of SQLite; extended ones have them in their last byte. */
const sqliteBusy = 5
export const sqliteCorrupt = 11
const sqliteNotADatabase = 26

/** A statement that failed. Errors are logged, so it never holds a stored value: of faults about data (SQLSTATE 22, 23) it has only the code. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  /** Whether another process holds the SQLite file: the same statement may succeed a moment later. */
  readonly busy: boolean
  /** Whether the SQLite file is damaged: no later statement can be trusted. */
  readonly damaged: boolean

  constructor(error: unknown) {
    const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown }
    const known =
      [code, errcode].filter(part => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
    super(/^2[23]/.test(known) ? 'a value was refused' : typeof message === 'string' ? message : 'a statement failed')
    this.code = known
    const primary = typeof errcode === 'number' ? errcode % 256 : null
    this.busy = primary === sqliteBusy
    this.damaged = primary === sqliteCorrupt || primary === sqliteNotADatabase
  }
}

/** Does what may fail in a database. Throws DatabaseError. */
export async function run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new DatabaseError(error)
  }
}

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
  close: () => Promise<void>
}

/** SQLITE_BUSY; its extended codes have it in their last byte. */
const sqliteBusy = 5

/** A statement that failed. Errors are logged, so it never holds a stored value: of faults about data (SQLSTATE 22, 23) it has only the code. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  /** Whether another process holds the SQLite file: the same statement may succeed a moment later. */
  readonly busy: boolean

  constructor(error: unknown) {
    const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown }
    const known =
      [code, errcode].filter(part => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
    super(/^2[23]/.test(known) ? 'a value was refused' : typeof message === 'string' ? message : 'a statement failed')
    this.code = known
    this.busy = typeof errcode === 'number' && errcode % 256 === sqliteBusy
  }
}

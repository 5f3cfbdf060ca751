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

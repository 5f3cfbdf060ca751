import { inSpan, isTraced } from '../platform/tracing.ts'
import type { Database, Query } from './database.ts'

/** A database whose statements are spans of the request that makes them: by their kind and table, without text and values. */
export function tracedDatabase(database: Database): Database {
  const traced =
    (query: Query): Query =>
    (sql, values) =>
      isTraced() ? inSpan(...statementOf(sql, database.kind), () => query(sql, values)) : query(sql, values)
  return {
    ...database,
    query: traced(database.query),
    transaction: work =>
      isTraced()
        ? inSpan('TRANSACTION', 'client', { 'db.system.name': database.kind }, () =>
            database.transaction(query => work(traced(query)))
          )
        : database.transaction(work)
  }
}

/** Name, kind and facts of a statement's span. */
function statementOf(sql: string, system: Database['kind']) {
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY'
  const table = /\b(?:from|into|update)\s+([a-z_]+)/i.exec(sql)?.[1]
  const facts = {
    'db.system.name': system,
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table })
  }
  return [table ? `${operation} ${table}` : operation, 'client', facts] as const
}

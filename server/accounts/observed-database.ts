import type { Metrics } from '../platform/metrics.ts'
import { inSpan, isTraced } from '../platform/tracing.ts'
import type { Database, Query } from './database.ts'

/** A database whose work is timed, and whose statements are spans of the request that makes them: by their kind and table, without text and values. */
export function observedDatabase(database: Database, metrics: Pick<Metrics, 'database'>): Database {
  const { kind } = database
  const timed = async <Result>(work: 'statement' | 'transaction', run: () => Promise<Result>): Promise<Result> => {
    const stop = metrics.database.startTimer({ work })
    try {
      const result = await run()
      stop({ outcome: 'done' })
      return result
    } catch (error) {
      stop({ outcome: 'failed' })
      throw error
    }
  }
  const traced =
    (query: Query): Query =>
    (sql, values) =>
      isTraced() ? inSpan(...spanOf(sql, kind), () => query(sql, values)) : query(sql, values)
  const transaction: Database['transaction'] = work => database.transaction(query => work(traced(query)))
  return {
    ...database,
    query: (sql, values) => timed('statement', () => traced(database.query)(sql, values)),
    transaction: work =>
      timed('transaction', () =>
        isTraced()
          ? inSpan('TRANSACTION', 'client', { 'db.system.name': kind }, () => transaction(work))
          : transaction(work)
      )
  }
}

/** Name, kind and facts of a statement's span. */
function spanOf(sql: string, system: Database['kind']) {
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY'
  const table = /\b(?:from|into|update)\s+([a-z_]+)/i.exec(sql)?.[1]
  const facts = {
    'db.system.name': system,
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table })
  }
  return [table ? `${operation} ${table}` : operation, 'client', facts] as const
}

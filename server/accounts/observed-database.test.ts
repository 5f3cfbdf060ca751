import { expect, it } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import type { Database } from './database.ts'
import { observedDatabase } from './observed-database.ts'

const fails = () => Promise.reject(new Error('away'))
const database: Database = {
  kind: 'sqlite',
  pool: null,
  query: async () => [],
  transaction: work => work(async () => []),
  probe: async () => {},
  settle: async () => {},
  close: async () => {}
}

it.each<[rule: string, of: Partial<Database>, act: (observed: Database) => Promise<unknown>, line: string]>([
  ['a statement is timed', {}, ({ query }) => query('select 1'), 'work="statement",outcome="done"'],
  [
    'a statement that fails too',
    { query: fails },
    ({ query }) => query('select 1'),
    'work="statement",outcome="failed"'
  ],
  [
    'a transaction counts once, whatever it holds',
    {},
    ({ transaction }) => transaction(query => query('select 1').then(() => query('select 2'))),
    'work="transaction",outcome="done"'
  ]
])('%s', async (_rule, of, act, line) => {
  const metrics = createMetrics()
  await act(observedDatabase({ ...database, ...of }, metrics)).catch(() => {})
  const counts = (await metrics.registry.metrics())
    .split('\n')
    .filter(text => text.startsWith('database_seconds_count'))
  expect(counts).toEqual([`database_seconds_count{${line}} 1`])
})

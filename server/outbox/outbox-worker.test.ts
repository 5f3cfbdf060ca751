import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import { type Delivery, type OutboxItem, retryDelayMs, startOutboxWorker } from './outbox-worker.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

const silent = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }

const writtenAt = 1_700_000_000_000

/** A worker over a list: each item is due at its time, and some never end. */
function runWorker(hangs: (id: string) => boolean, attemptMs = 45_000, due = new Map<string, number>()) {
  const delivered: string[] = []
  const attempts: string[] = []
  const metrics = createMetrics()
  function claimed([now = 0, until = 0, count, latest = 0]: readonly number[]): OutboxItem[] {
    const ids = [...due].flatMap(([id, at]) => (at <= now || at > latest ? [id] : [])).slice(0, count)
    for (const id of ids) due.set(id, until)
    return ids.map(id => ({ id, attempts: 1 }))
  }
  const worker = startOutboxWorker<OutboxItem>(
    {
      name: 'mail',
      table: 'mail_outbox',
      waits: 'true',
      attemptMs,
      async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
        const [id, at] = values
        if (typeof id === 'string') due.set(id, Number(at))
        else if (sql.startsWith('update')) return claimed(values.map(Number)) as unknown as Row[]
        return [
          { count: due.size, due_at: Math.min(...due.values()), written_at: due.size > 0 ? writtenAt : null }
        ] as unknown as Row[]
      },
      deliver({ id }) {
        attempts.push(id)
        return hangs(id) ? new Promise<Delivery>(() => {}) : Promise.resolve({ outcome: 'done' })
      },
      async finish({ id }) {
        due.delete(id)
        delivered.push(id)
      }
    },
    { now: () => new Date(), logger: silent, metrics }
  )
  return {
    delivered,
    attempts,
    oldest: async () => (await metrics.outboxOldest.get()).values,
    write: (id: string) => {
      due.set(id, Date.now())
      worker.wake()
    }
  }
}

const turn = () => vi.advanceTimersByTimeAsync(100)

it('what hangs holds up nothing that comes after it, be it nine of ten', async () => {
  const { write, delivered } = runWorker(id => id.startsWith('hangs'))
  for (let index = 0; index < 9; index += 1) write(`hangs ${index}`)
  await turn()
  for (let index = 0; index < 30; index += 1) write(`mail ${index}`)
  await turn()
  expect(delivered).toHaveLength(30)
})

it('more than ten at once wait for a place, and an attempt that hangs ends after 45 s and is made again', async () => {
  const { write, attempts, delivered } = runWorker(id => id.startsWith('hangs'))
  for (let index = 0; index < 10; index += 1) write(`hangs ${index}`)
  await turn()
  write('mail')
  await turn()
  expect(delivered).toEqual([])
  await vi.advanceTimersByTimeAsync(45_000)
  expect(delivered).toEqual(['mail'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(attempts.filter(id => id === 'hangs 0')).toHaveLength(2)
})

it('S7-60 a clock that jumps ahead of its own leases makes no second attempt of what is under way', async () => {
  const { write, attempts } = runWorker(() => true)
  write('slow')
  await turn()
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempts).toEqual(['slow'])
})

it('RFC 5321, 4.5.3.2: what a slow server takes after ten minutes is attempted once, by one of two processes', async () => {
  const due = new Map<string, number>()
  const [one, other] = [1, 2].map(() => runWorker(() => true, 30 * 60_000, due))
  one?.write('slow')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([...(one?.attempts ?? []), ...(other?.attempts ?? [])]).toEqual(['slow'])
})

it('the oldest that waits is said by when it was written, and nothing where none waits', async () => {
  const { write, oldest } = runWorker(id => id === 'hangs')
  await turn()
  expect(await oldest()).toEqual([])
  write('hangs')
  await turn()
  expect(await oldest()).toEqual([{ labels: { outbox: 'mail' }, value: writtenAt / 1000 }])
  const other = runWorker(() => false)
  other.write('mail')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await other.oldest()).toEqual([])
})

it.each<[rule: string, attempts: number, spread: number, ms: number]>([
  ['2 s after the first attempt', 1, 1, 2000],
  ['then twice as long each time', 2, 1, 4000],
  ['then twice as long each time', 5, 1, 32_000],
  ['at most 15 minutes', 10, 1, 900_000],
  ['at most 15 minutes, however often', 5000, 1, 900_000],
  ['those that failed together come back spread over the last quarter', 1, 0, 1500]
])('%s: attempt %i', (_rule, attempts, spread, ms) => {
  expect(retryDelayMs(attempts, spread)).toBe(ms)
})

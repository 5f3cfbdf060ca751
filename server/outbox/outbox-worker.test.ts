import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import { type Delivery, type OutboxItem, startOutboxWorker } from './outbox-worker.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

const silent = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }

/** A worker over a list: each item is due at its time, and some never end. */
function runWorker(hangs: (id: string) => boolean) {
  const due = new Map<string, number>()
  const delivered: string[] = []
  const attempts: string[] = []
  const worker = startOutboxWorker<OutboxItem>(
    {
      name: 'mail',
      table: 'mail_outbox',
      waits: 'true',
      async query<Row extends object>(_sql: string, [id, at]: readonly unknown[] = []) {
        if (typeof id === 'string') due.set(id, Number(at))
        return [{ count: due.size, due_at: Math.min(...due.values()) }] as unknown as Row[]
      },
      async claim(now, until, count) {
        const ids = [...due].flatMap(([id, at]) => (at <= now ? [id] : [])).slice(0, count)
        for (const id of ids) due.set(id, until)
        return ids.map(id => ({ id, attempts: 1 }))
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
    { now: () => new Date(), logger: silent, metrics: createMetrics() }
  )
  return {
    delivered,
    attempts,
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

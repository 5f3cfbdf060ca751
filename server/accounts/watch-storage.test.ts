import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import { DatabaseError } from './database.ts'
import { watchStorage } from './watch-storage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('S7-32 up, away, another fault, and up again; each fault is logged once', async () => {
  let fault: string | null = null
  const metrics = createMetrics()
  const [info, error] = [vi.fn(), vi.fn()]
  const probe = vi.fn(async () => {
    if (fault) throw new DatabaseError(new Error(fault))
  })
  const storage = watchStorage({ database: { probe }, logger: { info, error }, metrics })
  const gauge = async () => (await metrics.databaseUp.get()).values[0]?.value
  const after = async (next: string | null) => {
    fault = next
    await vi.advanceTimersByTimeAsync(5000)
    return [storage.isUp(), await gauge()]
  }
  await storage.ready
  expect([storage.isUp(), await gauge()]).toEqual([true, 1])
  expect(await after('connect ECONNREFUSED')).toEqual([false, 0])
  expect(await after('connect ECONNREFUSED')).toEqual([false, 0])
  expect(error).toHaveBeenCalledTimes(1)
  expect(await after('database or disk is full')).toEqual([false, 0])
  expect(error).toHaveBeenCalledTimes(2)
  expect(await after(null)).toEqual([true, 1])
  expect(info).toHaveBeenCalledOnce()
  expect(await after('connect ECONNREFUSED')).toEqual([false, 0])
  expect(error).toHaveBeenCalledTimes(3)
  await storage.stop()
  const asked = probe.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).toHaveBeenCalledTimes(asked)
})

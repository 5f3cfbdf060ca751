import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { content } from '../../tests/fixtures/content.ts'
import { startPostgresql } from '../../tests/fixtures/postgresql.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { createRateLimit } from './rate-limit.ts'

const logger = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }
const secret = Buffer.from('a secret of thirty-two characters')
const opened: Database[] = []
let postgresql: Awaited<ReturnType<typeof startPostgresql>>

beforeAll(async () => {
  postgresql = await startPostgresql()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const database of opened.splice(0)) await database.close()
})
afterAll(() => postgresql.stop())

async function pool(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'limit-'))
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, logger, () => new Date())
  await rm(folder, { recursive: true })
  opened.push(database)
  return database.pool
}

it('counts up to the limit, then says how many seconds to wait; other keys and other limits go on', async () => {
  const limit = createRateLimit({ name: 'sign-up', points: 2, seconds: 600 }, secret, null)
  expect([await limit.count('192.0.2.1'), await limit.count('192.0.2.1')]).toEqual([null, null])
  const wait = await limit.count('192.0.2.1')
  expect(wait).toBeGreaterThan(595)
  expect(wait).toBeLessThanOrEqual(600)
  expect(await limit.count('192.0.2.2')).toBeNull()
})

it('is over when its period is over', async () => {
  vi.useFakeTimers()
  const limit = createRateLimit({ name: 'short', points: 1, seconds: 1 }, secret, null)
  await limit.count('192.0.2.1')
  expect(await limit.count('192.0.2.1')).toBe(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(await limit.count('192.0.2.1')).toBe(1)
  await vi.advanceTimersByTimeAsync(2)
  expect(await limit.count('192.0.2.1')).toBeNull()
})

it('who comes from ever more networks fills no memory: the one that was silent longest is forgotten', async () => {
  const limit = createRateLimit({ name: 'bounded', points: 1, seconds: 600 }, secret, null, 2)
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.3']) await limit.count(address)
  expect(await limit.count('192.0.2.1')).not.toBeNull()
  expect(await limit.count('192.0.2.2')).toBeNull()
})

it('two processes on one PostgreSQL count together, and no address is written down', async () => {
  const [here, there] = [await pool(postgresql.url), await pool(postgresql.url)]
  const rule = { name: 'together', points: 3, seconds: 600 }
  const [one, other] = [createRateLimit(rule, secret, here), createRateLimit(rule, secret, there)]
  const counted = [
    await one.count('192.0.2.1'),
    await other.count('192.0.2.1'),
    await one.count('192.0.2.1'),
    await other.count('192.0.2.1')
  ]
  expect(counted).toEqual([null, null, null, expect.any(Number)])
  expect(JSON.stringify(await opened[0]?.query('select * from rate_limits'))).not.toContain('192.0.2.1')
})

const dayMs = 86_400_000
it.each([
  ['in memory', async () => null],
  ['over PostgreSQL', () => pool(postgresql.url)]
])('S7-60 a clock that jumps locks nobody out: %s', async (where, open) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const started = Date.now()
  const limit = createRateLimit({ name: `jumps ${where}`, points: 1, seconds: 600 }, secret, await open())
  const tries = async (key: string, at: number) => {
    vi.setSystemTime(started + at)
    return [await limit.count(key), await limit.count(key)]
  }
  expect(await tries('ahead and right again', dayMs), 'ahead').toEqual([null, expect.any(Number)])
  expect(await tries('ahead and right again', 0), 'right again').toEqual([null, expect.closeTo(600, -1)])
  expect(await tries('back', 0), 'before').toEqual([null, expect.any(Number)])
  expect(await tries('back', -dayMs), 'a day back').toEqual([null, expect.closeTo(600, -1)])
  expect(await tries('back', -dayMs + 601_000), 'ten minutes later').toEqual([null, expect.any(Number)])
})

it('while the database is silent this process counts by itself', async () => {
  const limit = createRateLimit(
    { name: 'alone', points: 1, seconds: 600 },
    secret,
    await pool('postgres://nobody@127.0.0.1:9/nothing')
  )
  expect(await limit.count('192.0.2.1')).toBeNull()
  expect(await limit.count('192.0.2.1')).toBeGreaterThan(590)
})

it('the privacy policy promises the limit that is kept: "SIGN_UP_LIMIT (default 10 in 10 minutes)"', async () => {
  const { figures } = content
  expect(figures.signUpLimit).toMatchObject({ value: readEnvironment({}).SIGN_UP_LIMIT })
  expect(figures.signUpLimitPeriod).toMatchObject({ value: 10, unit: 'minute' })
})

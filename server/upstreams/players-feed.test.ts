import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdDeadlines } from '../../tests/fixtures/deadlines.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createPlayersFeed } from './players-feed.ts'

const start = Date.parse('2026-11-21T12:00:00Z')
const record = {
  players: 1000,
  tables: 100,
  guaranteed: { amount: 5, currency: 'USD', month: '2026-11' },
  takenAt: '2026-11-20T18:30:00Z',
  sample: true
} as const
const good = { players: 42, tables: 7, takenAt: '2026-11-21T12:00:00Z', further: 'is left out' }
const json = (value: unknown) => (response: ServerResponse) => response.end(JSON.stringify(value))

let deadlines: ReturnType<typeof holdDeadlines>
beforeEach(() => {
  deadlines = holdDeadlines()
})
const stops: (() => void)[] = []
afterEach(() => {
  deadlines.release()
  for (const stop of stops.splice(0)) stop()
})

/** A feed over a real server, whose answer and whose clock the test moves. */
async function feedOf(answer: (response: ServerResponse) => unknown) {
  const metrics = createMetrics()
  const state = { answer, asked: 0, now: start, warnings: [] as string[] }
  const server = createServer((_request, response) => {
    state.asked += 1
    state.answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const feed = createPlayersFeed({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/players`,
    content: () => ({ playersOnline: record }),
    now: () => new Date(state.now),
    logger: { warn: (_fault: object, text: string) => state.warnings.push(text), info: () => {} } as never,
    metrics
  })
  const players = async () => (await feed.current())?.players ?? null
  const after = (ms: number) => {
    state.now = start + ms
    return players()
  }
  return { state, feed, players, after, server, metrics }
}

it('the counts of the day are read one by one: a bad one hides neither the others nor the figures, and is named', async () => {
  const count = { at: '2026-11-21T11:00:00+01:00', players: 40, tables: 6 }
  const { state, feed } = await feedOf(json({ ...good, day: [count, { ...count, players: -1 }, null] }))
  expect((await feed.current())?.day).toEqual([{ ...count, at: '2026-11-21T10:00:00Z' }])
  expect(state.warnings).toEqual(['items cannot be shown'])
})

it('a bad count that moves on with the hours is named once', async () => {
  const count = { at: '2026-11-21T11:00:00Z', players: 40, tables: 6 }
  const bad = { ...count, players: -1 }
  const { state, after } = await feedOf(json({ ...good, day: [count, bad] }))
  await after(0)
  state.answer = json({ ...good, day: [bad, count] })
  await after(15_000)
  expect(state.warnings).toEqual(['items cannot be shown'])
})

it.each([
  ['is no list', 'yesterday'],
  ['is nothing', null]
])('a day that %s is left out', async (_rule, day) => {
  const { feed } = await feedOf(json({ ...good, day }))
  expect(await feed.current()).toMatchObject({ players: 42, day: [] })
})

it('of a longer day the last counts are read', async () => {
  const day = Array.from({ length: 300 }, (_, index) => ({ at: good.takenAt, players: index, tables: 1 }))
  const { feed } = await feedOf(json({ ...good, day }))
  expect((await feed.current())?.day?.[0]?.players).toBe(12)
})

it('"never asked more than once in 15 s however many visitors", and never twice at a time', async () => {
  const { state, players, after } = await feedOf(json(good))
  expect(await Promise.all(Array.from({ length: 50 }, players))).toEqual(Array(50).fill(42))
  await after(14_999)
  expect(state.asked).toBe(1)
  await after(15_000)
  expect(state.asked).toBe(2)
})

it('only what was agreed is taken', async () => {
  const { feed } = await feedOf(json(good))
  expect(await feed.current()).toEqual({
    players: 42,
    day: [],
    tables: 7,
    takenAt: '2026-11-21T12:00:00Z',
    guaranteed: null,
    sample: false
  })
})

it('"last good kept", until "stale (older than 10 min)"; it follows when the server is back', async () => {
  const { state, after } = await feedOf(json(good))
  expect(await after(0)).toBe(42)
  state.answer = response => response.writeHead(404).end()
  expect(await after(60_000)).toBe(42)
  expect(await after(600_000)).toBe(42)
  expect(await after(600_001)).toBeNull()
  state.answer = json({ ...good, players: 43, takenAt: '2026-11-21T12:11:00Z' })
  expect(await after(660_000)).toBe(43)
  expect(state.warnings).toHaveLength(1)
})

it.each<[how: string, takenAt: string]>([
  ['JavaScript', '2026-11-21T12:00:00.034Z'],
  ['Python', '2026-11-21T12:00:00.034123+00:00'],
  ['Python, as text', '2026-11-21 12:00:00.034123+00:00'],
  ['Java and Go', '2026-11-21T14:00:00.034123456+02:00'],
  ['PHP', '2026-11-21T12:00:00+0000'],
  ['PostgreSQL', '2026-11-21 13:00:00+01'],
  ['without seconds', '2026-11-21T12:00Z'],
  ['in small letters', '2026-11-21t12:00:00z']
])('takes the time as it is written in %s', async (_how, takenAt) => {
  const { feed } = await feedOf(json({ ...good, takenAt }))
  expect(Date.parse((await feed.current())?.takenAt ?? '')).toBeGreaterThanOrEqual(start)
  expect(Date.parse((await feed.current())?.takenAt ?? '')).toBeLessThan(start + 1000)
})

it.each([
  ['no offset', '2026-11-21T12:00:00'],
  ['no such month', '2026-13-21T12:00:00Z'],
  ['no such hour', '2026-11-21T25:00:00Z'],
  ['a number', 1_795_262_400_000]
])('refuses a time with %s, and counts it', async (_what, takenAt) => {
  const { players, metrics } = await feedOf(json({ ...good, takenAt }))
  expect(await players()).toBeNull()
  expect((await metrics.upstreamAnswers.get()).values).toMatchObject([
    { labels: { upstream: 'players-online', outcome: 'not-valid' }, value: 1 }
  ])
})

const tooSlow = 'too slow'
const garbage: [what: string, answer: (response: ServerResponse) => unknown][] = [
  ['gone', response => response.destroy()],
  ['an error', response => response.writeHead(500).end()],
  ['no JSON', response => response.end('<html>')],
  ['another shape', json([])],
  ['a negative number', json({ ...good, players: -1 })],
  ['a number as text', json({ ...good, players: '42' })],
  ['a number beyond belief', json({ ...good, players: 1e12 })],
  ['no time', json({ ...good, takenAt: 'yesterday' })],
  ['a time ahead of the clock', json({ ...good, takenAt: '2026-11-22T12:00:00Z' })],
  ['without end', response => response.write('x'.repeat(1_100_000))],
  [tooSlow, () => {}]
]

it.each(garbage)('an upstream that is wrong gives nothing, and never throws: %s', async (what, answer) => {
  deadlines.pass = what === tooSlow
  const { state, players } = await feedOf(answer)
  expect(await players()).toBeNull()
  expect(await players()).toBeNull()
  expect(state.warnings).toHaveLength(1)
})

it.each(garbage)('and leaves the last good figures in place: %s', async (what, answer) => {
  const { state, after } = await feedOf(json(good))
  expect(await after(0)).toBe(42)
  state.answer = answer
  deadlines.pass = what === tooSlow
  expect(await after(20_000)).toBe(42)
})

it('where there is no upstream the sample says that it is one, and stays', async () => {
  const feed = createPlayersFeed({
    url: null,
    content: () => ({ playersOnline: record }),
    now: () => new Date(start),
    logger: { warn: () => {}, info: () => {} } as never,
    metrics: createMetrics()
  })
  expect(await feed.current()).toEqual(record)
})

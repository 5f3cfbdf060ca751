import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { describeDatabases, silent } from '../../tests/fixtures/databases.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import type { Database } from '../accounts/database.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createWithdrawals, knownEventsFile } from './follow-withdrawals.ts'
import { recordOfferEvent } from './offer-events.ts'
import { withoutWithdrawn } from './withdrawals.ts'

const away = { query: () => Promise.reject(new Error('away')) }
let machines: string[]
let stops: (() => Promise<void>)[]
beforeEach(async () => {
  machines = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'machine-'))))
  stops = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops) await stop()
  for (const folder of machines) await rm(folder, { recursive: true })
})

/** Moves the clock to the next look at the database, and checks until it has ended. */
const afterNextLook = async (check: () => void | Promise<void>) => {
  await vi.advanceTimersByTimeAsync(3000)
  await eventually(check)
}

/** A process on one of two machines. */
async function follow(database: Pick<Database, 'query'>, machine = 0) {
  const lines: string[] = []
  const metrics = createMetrics()
  const say = (_facts: object, line: string) => void lines.push(line)
  const logger = { ...silent, info: say, error: say } as typeof silent
  const withdrawals = createWithdrawals({ dataFolder: machines[machine] ?? '', logger, metrics, onChange: () => {} })
  const { stop } = await withdrawals.follow(database)
  stops.push(stop)
  const ids = () => withdrawals.current()?.map(({ id }) => id) ?? 'unknown'
  return { ids, lines, stop, metrics }
}

const withdraw = (database: Database, offerId = 'quiet-hour') =>
  recordOfferEvent(database, { offerId, event: 'withdrawn', at: Date.now(), by: 'zoe', reason: 'it was wrong' })
const restore = (database: Database, offerId = 'quiet-hour') =>
  recordOfferEvent(database, { offerId, event: 'restored', at: Date.now(), by: 'zoe', reason: 'it is right' })

describeDatabases('the kill switch', ({ open }) => {
  it('all processes over one database follow it, there and back', async () => {
    const database = await open()
    const [one, other] = [await follow(await open()), await follow(await open(), 1)]
    expect([one.ids(), other.ids()]).toEqual([[], []])
    await withdraw(database)
    for (const each of [one, other]) await afterNextLook(() => expect(each.ids()).toEqual(['quiet-hour']))
    await restore(database)
    for (const each of [one, other]) await afterNextLook(() => expect(each.ids()).toEqual([]))
  })

  it('a new release and a new machine know it from the start', async () => {
    await withdraw(await open())
    expect((await follow(await open())).ids()).toEqual(['quiet-hour'])
    expect((await follow(await open(), 1)).ids()).toEqual(['quiet-hour'])
  })

  it('a database that is away brings nothing back, nor after a start; the log says so once, and its end', async () => {
    const database = await open()
    await withdraw(database)
    const first = await follow(database)
    await first.stop()
    const later = await follow(away)
    expect([later.ids(), later.lines]).toEqual([
      ['quiet-hour'],
      ['withdrawals of offers cannot be read: what was withdrawn stays so']
    ])
    expect((await later.metrics.withdrawnOffers.get()).values[0]?.value).toBe(1)
  })

  it('a database that is older than it was brings nothing back here, until someone restores it', async () => {
    const database = await open()
    await writeFile(
      join(machines[0] ?? '', knownEventsFile),
      JSON.stringify([{ offerId: 'quiet-hour', event: 'withdrawn', at: 1000, by: 'zoe', reason: 'it was wrong' }])
    )
    const site = await follow(database)
    expect(site.ids()).toEqual(['quiet-hour'])
    expect(site.lines).toEqual([expect.stringContaining('does not know that quiet-hour is withdrawn')])
    await restore(database)
    await afterNextLook(() => expect(site.ids()).toEqual([]))
    const kept = () => readFile(join(machines[0] ?? '', knownEventsFile), 'utf8')
    await afterNextLook(async () => expect(await kept()).toContain('"restored"'))
  })
})

it.each([
  ['nothing was known before', null],
  ['what was known is not readable', '[{']
])('where the database is away and %s, no offer is shown', async (_why, stored) => {
  if (stored !== null) await writeFile(join(machines[0] ?? '', knownEventsFile), stored)
  expect((await follow(away)).ids()).toBe('unknown')
  const shown = withoutWithdrawn(content, null)
  expect([shown.offers, shown.version === content.version]).toEqual([[], false])
})

it('what is withdrawn is taken out of the content, whose version is another one; an id that no offer has changes nothing', () => {
  const at = '2026-11-21T00:00:00.000Z'
  const wrong = { at, by: 'zoe', reason: 'wrong' }
  const { offers, withdrawnOffers, version } = withoutWithdrawn(content, [{ id: 'quiet-hour', ...wrong }])
  expect(offers.map(({ id }) => id)).toEqual(content.offers.map(({ id }) => id).filter(id => id !== 'quiet-hour'))
  expect(withdrawnOffers.map(({ id, withdrawnAt, reason }) => [id, withdrawnAt, reason])).toEqual([
    ['quiet-hour', at, 'wrong']
  ])
  expect(version).not.toBe(content.version)
  expect(withoutWithdrawn(content, [{ id: 'no-such-offer', ...wrong }])).toBe(content)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { person, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages } from '../../tests/fixtures/sign-up-storages.ts'
import { openDatabase } from './open-database.ts'
import { purgeUnconfirmed, startPurge } from './purge.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }

describeStorages('what is deleted by itself', ({ start, rows, mailsOf, variables }) => {
  it('"Sign-up that was never confirmed: 30 days", counted from the sign-up; what was confirmed stays', async () => {
    const site = await start()
    await site.register(person)
    await site.register({ ...person, email: 'confirmed@example.com' })
    const mails = await mailsOf(site, 2)
    const mine = mails.find(({ to }) => to?.[0]?.address === 'confirmed@example.com')
    await site.confirm(tokenIn(mine ?? {}), person.password)
    await site.stop({ keepData: true })
    const early = await start({ data: site.folder, start: '2026-12-31T11:00:00Z' })
    expect(await rows(early, 'select email from registrations')).toHaveLength(2)
    await early.stop({ keepData: true })
    const late = await start({ data: site.folder, start: '2026-12-31T12:10:00Z' })
    await eventually(async () => {
      expect(await rows(late, 'select email from registrations')).toEqual([{ email: 'confirmed@example.com' }])
    })
  })

  it('who confirms, or signs up again, while the purge is on its way stays', async () => {
    const site = await start()
    for (const name of ['idle', 'confirms', 'again']) await site.register({ ...person, email: `${name}@example.com` })
    await mailsOf(site, 3)
    const DATABASE_URL = variables().DATABASE_URL ?? null
    const database = await openDatabase({ DATABASE_URL, DATA_DIR: site.folder }, silent, () => new Date())
    const before = new Date('2026-12-31T12:00:00Z')
    let isFirst = true
    const overtaken: typeof database.transaction = async run => {
      if (isFirst) {
        await database.query(`update registrations set confirmed_at = 1 where email = 'confirms@example.com'`)
        await database.query(`update registrations set created_at = $1 where email = 'again@example.com'`, [
          before.getTime() + 1
        ])
      }
      isFirst = false
      return database.transaction(run)
    }
    expect(await purgeUnconfirmed({ query: database.query, transaction: overtaken }, before, before)).toBe(1)
    expect(await database.query('select email from registrations order by email')).toEqual([
      { email: 'again@example.com' },
      { email: 'confirms@example.com' }
    ])
    await database.close()
  })

  it('what was written to the desk of an earlier release goes after half an hour', async () => {
    const site = await start()
    const now = Date.parse('2026-12-01T12:00:00Z')
    for (const [id, minutes] of [
      ['old', 31],
      ['new', 0]
    ] as const) {
      const at = now - minutes * 60_000
      await rows(
        site,
        `insert into desk_conversations values ('${id}', '${id}', 1, 'ontario', 'en', 'n', 'c', 'waiting', ${at}, ${at}, 1, 5, 1)`
      )
      await rows(site, `insert into desk_messages values ('${id}', 1, 'visitor', 'Hello', null, ${at})`)
    }
    await site.stop({ keepData: true })
    const later = await start({ data: site.folder })
    await eventually(async () => {
      expect(await rows(later, 'select id from desk_conversations')).toEqual([{ id: 'new' }])
      expect(await rows(later, 'select conversation_id as id from desk_messages')).toEqual([{ id: 'new' }])
    })
  })
})

describe('the jobs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('run at the start, each hour and each minute; each different fault is logged once, and none after the stop', async () => {
    let fault: string | null = null
    const query = vi.fn(async () => {
      if (fault) throw new Error(fault)
      return []
    })
    const [forget, settle] = [vi.fn(async () => {}), vi.fn(async () => {})]
    const [info, error] = [vi.fn(), vi.fn()]
    const purge = startPurge({ query, transaction: run => run(query) }, { transport: { forget }, wake() {} }, settle, {
      content: () => content,
      now: () => new Date(),
      logger: { info, error }
    })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(forget).toHaveBeenCalledTimes(2)
    expect(settle).toHaveBeenCalledTimes(61)
    const statements = query.mock.calls.length
    fault = 'connect ECONNREFUSED'
    await vi.advanceTimersByTimeAsync(120_000)
    expect(error).toHaveBeenCalledTimes(1)
    fault = 'database or disk is full'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(error).toHaveBeenCalledTimes(2)
    expect(query.mock.calls.length).toBeGreaterThan(statements)
    await purge.stop()
    const asked = query.mock.calls.length
    await vi.advanceTimersByTimeAsync(7_200_000)
    expect(query).toHaveBeenCalledTimes(asked)
    expect(info).not.toHaveBeenCalled()
  })
})

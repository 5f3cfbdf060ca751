import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeDatabases } from '../../tests/fixtures/databases.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { addServedVersions, noteServedVersions, recordServedVersion, servedVersions } from './served-versions.ts'

const version = (at: number, content = 'one') => ({ at, build: 'b1', commit: null, content })
const stops: (() => Promise<void>)[] = []
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) await stop()
})

/** Moves the clock to the next look at the database, and checks until it has ended. */
const afterNextLook = async (check: () => Promise<void>) => {
  await vi.advanceTimersByTimeAsync(3000)
  await eventually(check)
}

describeDatabases('what was served', ({ open }) => {
  it('each change is a row; what was served already, and a clock that went back, make none that is older', async () => {
    const database = await open()
    for (const [at, content] of [
      [5000, 'one'],
      [6000, 'one'],
      [7000, 'two'],
      [1000, 'one']
    ] as const)
      await recordServedVersion(database, version(at, content))
    expect(await servedVersions(database.query)).toEqual([version(5000), version(7000, 'two'), version(7001)])
  })

  it.each(["update served_versions set content = 'x'", 'delete from served_versions'])(
    'it is evidence: the database refuses «%s»',
    async sql => {
      const database = await open()
      await recordServedVersion(database, version(1000))
      await expect(database.query(sql)).rejects.toThrow('what was served is never changed')
    }
  )

  it('of two processes that start together one writes it down', async () => {
    const [one, other] = [await open(), await open()]
    await Promise.allSettled([recordServedVersion(one, version(1000)), recordServedVersion(other, version(1000))])
    expect(await servedVersions(one.query)).toHaveLength(1)
  })

  it('a restored database gets what it lacks', async () => {
    const database = await open()
    await recordServedVersion(database, version(1000))
    await database.transaction(query => addServedVersions(query, [version(1000), version(2000, 'two')]))
    expect(await servedVersions(database.query)).toEqual([version(1000), version(2000, 'two')])
  })

  it('a process writes down its start and each edit, also what came while the database was away, and says so once', async () => {
    const database = await open()
    const errors: string[] = []
    let content = 'one'
    let isAway = true
    const transaction: typeof database.transaction = work =>
      isAway ? Promise.reject(new Error('away')) : database.transaction(work)
    const { stop } = await noteServedVersions(
      { transaction },
      {
        build: 'b1',
        commit: null,
        content: () => content,
        now: () => new Date(1000),
        logger: { error: (_facts: object, line: string) => void errors.push(line) } as never
      }
    )
    stops.push(stop)
    isAway = false
    const found = async () => (await servedVersions(database.query)).map(row => row.content)
    await afterNextLook(async () => expect(await found()).toEqual(['one']))
    content = 'two'
    await afterNextLook(async () => expect(await found()).toEqual(['one', 'two']))
    expect(errors).toEqual(['what is served could not be written down: it is tried again'])
  })
})

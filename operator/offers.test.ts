import { rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerHistory } from '../server/content/offer-events.ts'
import { content } from '../tests/fixtures/content.ts'
import { copyOfContent } from '../tests/fixtures/copy-of-content.ts'
import { describeDatabases } from '../tests/fixtures/databases.ts'
import { switchOffers } from './offers.ts'

const now = new Date('2026-11-21T20:30:15.500Z')
let folder: string
let said: string[]
beforeEach(async () => {
  folder = await copyOfContent()
  said = []
  vi.spyOn(console, 'log').mockImplementation(text => void said.push(String(text)))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

describeDatabases('npm run offers', ({ open, variables }) => {
  const run = (...words: string[]) =>
    switchOffers(words, { folder, now, variables: variables(), read: async () => content })

  it('withdraw and restore write who, when and why; list and history read them', async () => {
    await run('withdraw', 'quiet-hour', '--reason=it was wrong: twice')
    await run('list')
    expect(said[1]).toContain(`withdrawn 2026-11-21T20:30:15.500Z by ${userInfo().username}: it was wrong: twice`)
    await run('withdraw', 'quiet-hour', '--reason=again')
    expect(said[2]).toBe('quiet-hour is withdrawn already.')
    await run('restore', 'quiet-hour', '--by=Zoé')
    await run('list')
    expect(said[4]).not.toContain('withdrawn')
    await run('history', 'quiet-hour')
    expect(said[5]?.split('\n')).toEqual([
      `2026-11-21T20:30:15.500Z  quiet-hour  withdrawn by ${userInfo().username}: it was wrong: twice`,
      '2026-11-21T20:30:15.501Z  quiet-hour  restored by Zoé: no reason was given'
    ])
    await run('history', 'jackpots')
    expect(said[6]).toBe('Nothing has been withdrawn yet.')
  })

  it('refuses an offer that is not there, a withdrawal without a reason and another command, and writes nothing', async () => {
    await expect(run('withdraw', 'nothing', '--reason=x')).rejects.toThrow('No offer is called nothing')
    await expect(run('withdraw', 'quiet-hour')).rejects.toThrow('Say why')
    await expect(run('remove')).rejects.toThrow('Usage')
    expect(await offerHistory((await open()).query, null)).toEqual([])
  })

  it('"takes an offer off every page within a minute": a fault of content keeps nobody from it', async () => {
    await writeFile(join(folder, 'offers/promotions.yaml'), 'perhaps: [')
    await run('withdraw', 'quiet-hour', '--reason=x')
    await expect(run('withdraw', 'nothing', '--reason=x')).rejects.toThrow('No offer is called nothing')
    await writeFile(join(folder, 'offers/offers.yaml'), 'perhaps: [')
    await run('withdraw', 'welcome-bonus', '--reason=x')
    const withdrawn = await offerHistory((await open()).query, null)
    expect(withdrawn.map(({ offerId }) => offerId)).toEqual(['quiet-hour', 'welcome-bonus'])
  })
})

it('a database that does not answer is said, and nothing is promised', async () => {
  const variables = { DATABASE_URL: 'postgres://website@127.0.0.1:9/postgres', DATA_DIR: folder }
  const switched = switchOffers(['withdraw', 'quiet-hour', '--reason=x'], { folder, now, variables })
  await expect(switched).rejects.toThrow(/ECONNREFUSED/)
  expect(said).toEqual([])
})

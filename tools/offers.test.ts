import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readContent } from '../server/content-store.ts'
import { switchOffers } from './offers.ts'

it('withdraw takes an offer out of the content with its reason, restore brings it back, comments stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'offers-'))
  await cp('content', folder, { recursive: true })
  const file = () => readFile(join(folder, 'withdrawn.yaml'), 'utf8')
  const now = new Date('2026-11-21T20:30:15.500Z')
  const before = await file()
  await switchOffers(['withdraw', 'quiet-hour', '--reason=it was wrong: twice'], folder, now)
  const content = await readContent(folder)
  expect(content.offers.some(({ id }) => id === 'quiet-hour')).toBe(false)
  expect(content.withdrawnOffers.map(({ id, withdrawnAt, reason }) => [id, withdrawnAt, reason])).toEqual([
    ['quiet-hour', '2026-11-21T20:30:15Z', 'it was wrong: twice']
  ])
  await switchOffers(['restore', 'quiet-hour'], folder, now)
  expect(await file()).toBe(before)
  await expect(switchOffers(['withdraw', 'nothing'], folder, now)).rejects.toThrow('No offer is called nothing')
  await expect(switchOffers(['remove'], folder, now)).rejects.toThrow('Usage')
  await rm(folder, { recursive: true })
})

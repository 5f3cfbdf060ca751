import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readWithdrawals } from '../server/content/content-reader.ts'
import { copyOfContent } from '../tests/fixtures/copy-of-content.ts'
import { switchOffers } from './offers.ts'

it('withdraw takes an offer out of the content with its reason, restore brings it back, comments stay', async () => {
  const folder = await copyOfContent()
  const file = () => readFile(join(folder, 'withdrawn.yaml'), 'utf8')
  const now = new Date('2026-11-21T20:30:15.500Z')
  const before = await file()
  await switchOffers(['withdraw', 'quiet-hour', '--reason=it was wrong: twice'], folder, now)
  expect(await readWithdrawals(folder)).toEqual([
    { id: 'quiet-hour', at: '2026-11-21T20:30:15Z', reason: 'it was wrong: twice' }
  ])
  await switchOffers(['restore', 'quiet-hour'], folder, now)
  expect(await file()).toBe(before)
  await expect(switchOffers(['withdraw', 'nothing'], folder, now)).rejects.toThrow('No offer is called nothing')
  await expect(switchOffers(['remove'], folder, now)).rejects.toThrow('Usage')
  await rm(folder, { recursive: true })
})

it('"takes an offer off every page within a minute": a fault elsewhere keeps nobody from it, a file that cannot be read is not written over', async () => {
  const folder = await copyOfContent()
  const file = join(folder, 'withdrawn.yaml')
  await writeFile(join(folder, 'offers/promotions.yaml'), 'perhaps: [')
  await switchOffers(['withdraw', 'quiet-hour'], folder)
  expect(await readFile(file, 'utf8')).toContain('id: quiet-hour')
  await expect(switchOffers(['withdraw', 'nothing'], folder)).rejects.toThrow('No offer is called nothing')
  await writeFile(join(folder, 'offers/offers.yaml'), 'perhaps: [')
  await switchOffers(['withdraw', 'welcome-bonus'], folder)
  const both = await readFile(file, 'utf8')
  expect(both).toMatch(/quiet-hour[^]*welcome-bonus/)
  await writeFile(file, both.slice(0, both.indexOf('welcome-bonus') - 3))
  await expect(switchOffers(['withdraw', 'jackpots'], folder)).rejects.toThrow('withdrawn.yaml cannot be read')
  await rm(folder, { recursive: true })
})

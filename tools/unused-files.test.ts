import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { markUsed, removeOldest, removeUnused } from './unused-files.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-20T12:00:00Z')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unused-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function usedDaysAgo(name: string, days: number): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, name)
  const time = new Date(now - days * dayMs)
  await utimes(path, time, time)
  return path
}

it('removes what nobody has used for so many days, and nothing else', async () => {
  for (const days of [0, 13, 15, 400]) await usedDaysAgo(`used-${days}`, days)
  expect(await removeUnused(folder, 14, now)).toBe(2)
  expect(await readdir(folder)).toEqual(['used-0', 'used-13'])
})

it('a file that is used stays for as long again', async () => {
  const path = await usedDaysAgo('used-13', 13)
  await markUsed(path, now)
  expect((await stat(path)).mtimeMs).toBe(now)
  expect(await removeUnused(folder, 14, now + 13 * dayMs)).toBe(0)
})

it('a file is marked once a day at most', async () => {
  const path = await usedDaysAgo('used-today', 0.5)
  await markUsed(path, now)
  expect((await stat(path)).mtimeMs).toBe(now - 0.5 * dayMs)
})

it('a folder that is not there has nothing to remove', async () => {
  expect(await removeUnused(join(folder, 'nowhere'), 1)).toBe(0)
  expect(await removeOldest(join(folder, 'nowhere'), 1)).toEqual([])
})

async function folderMadeDaysAgo(name: string, days: number): Promise<void> {
  await mkdir(join(folder, name))
  const time = new Date(now - days * dayMs)
  await utimes(join(folder, name), time, time)
}

it('of folders the newest few stay', async () => {
  for (const [age, name] of ['new', 'newer', 'old', 'older', 'half.written'].entries())
    await folderMadeDaysAgo(name, age / 10)
  expect(await removeOldest(folder, 2, { nowMs: now })).toEqual(['old', 'older'])
  expect((await readdir(folder)).toSorted()).toEqual(['half.written', 'new', 'newer'])
})

it('of folders of the present process the newest few stay, and all that were there before it', async () => {
  for (const [age, name] of ['new', 'newer', 'own', 'before', 'long-before'].entries())
    await folderMadeDaysAgo(name, age)
  expect(await removeOldest(folder, 1, { sinceMs: now - 2.5 * dayMs, nowMs: now })).toEqual(['newer', 'own'])
  expect((await readdir(folder)).toSorted()).toEqual(['before', 'long-before', 'new'])
})

it('a half-written folder stays for a day, then whoever wrote it has died', async () => {
  await folderMadeDaysAgo('half.4711', 0.9)
  await folderMadeDaysAgo('dead.4712', 1.1)
  expect(await removeOldest(folder, 3, { nowMs: now })).toEqual(['dead.4712'])
  expect(await readdir(folder)).toEqual(['half.4711'])
})

import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeOldBuilds } from './builds.ts'

const dayMs = 24 * 60 * 60 * 1000
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function madeDaysAgo(name: string, days: number): Promise<void> {
  await mkdir(join(folder, name))
  const time = new Date(Date.now() - days * dayMs)
  await utimes(join(folder, name), time, time)
}

it('of builds the present one and the newest others stay', async () => {
  for (const [age, name] of ['newer', 'present', 'old', 'older'].entries()) await madeDaysAgo(name, age)
  await removeOldBuilds('present', 2, folder)
  expect((await readdir(folder)).toSorted()).toEqual(['newer', 'present'])
})

it('a half-built one stays for a day, then its writer has died', async () => {
  await madeDaysAgo('half.partial', 0.9)
  await madeDaysAgo('dead.partial', 1.1)
  await removeOldBuilds('present', 3, folder)
  expect(await readdir(folder)).toEqual(['half.partial'])
})

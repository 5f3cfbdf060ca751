import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLastGood, packFiles } from './last-good.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'))
  await mkdir(join(folder, 'release'))
  await writeFile(join(folder, 'release', 'a.yaml'), 'of: the release\n')
})
afterEach(() => rm(folder, { recursive: true }))

const files = new Map([
  ['pages/a/en.yaml', 'title: Read the table\n'],
  ['policies/a/uk.md', `---\ntitle: Правила\u2028${'ї'.repeat(40_000)}\n---\n`]
])
const ofRelease = new Map([['a.yaml', 'of: the release\n']])

it('what was kept is what a start falls back on, then what came with the release', async () => {
  const place = join(folder, 'data', 'last-good.json.gz')
  await createLastGood(place, null).keep(await packFiles(files), 'one')
  expect(await createLastGood(place, null).candidates()).toEqual([files])
  expect(await createLastGood(place, join(folder, 'release')).candidates()).toEqual([files, ofRelease])
})

it('a damaged file, or none, is passed over', async () => {
  const place = join(folder, 'last-good.json.gz')
  const lastGood = createLastGood(place, join(folder, 'release'))
  expect(await lastGood.candidates()).toEqual([ofRelease])
  const packed = await packFiles(files)
  for (const damaged of ['half of a g', packed.subarray(0, -12), gzipSync('["a.yaml","cut'), gzipSync('no list\n')]) {
    await writeFile(place, damaged)
    expect(await lastGood.candidates()).toEqual([ofRelease])
  }
})

it('the same version is written once', async () => {
  const place = join(folder, 'last-good.json.gz')
  const lastGood = createLastGood(place, null)
  await lastGood.keep(await packFiles(files), 'one')
  const { ino } = await stat(place)
  await lastGood.keep(await packFiles(files), 'one')
  expect((await stat(place)).ino).toBe(ino)
  await lastGood.keep(await packFiles(files), 'two')
  expect((await stat(place)).ino).not.toBe(ino)
})

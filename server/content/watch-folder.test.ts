import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchFolder } from './watch-folder.ts'

const neverMs = 3_600_000
let above: string
let folder: string
let changes = 0
let watcher: ReturnType<typeof watchFolder> | null = null

beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'watch-'))
  folder = join(above, 'content')
  await mkdir(join(folder, 'pages'), { recursive: true })
  await writeFile(join(folder, 'figures.yaml'), '[]')
  await writeFile(join(folder, 'pages/fr.yaml'), 'a: 1')
})
afterEach(async () => {
  watcher?.close()
  await rm(above, { recursive: true, force: true })
})

async function start(lookEveryMs: number, list?: () => Promise<string>): Promise<void> {
  watcher = watchFolder(folder, {
    ...(list && { list }),
    onChange: () => {
      changes += 1
    },
    onError: fault => {
      throw fault
    },
    lookEveryMs
  })
  await watcher.watching
}

const put = (text: string) => writeFile(join(folder, 'figures.yaml'), text)
async function replace(file: string, text: string): Promise<void> {
  await writeFile(join(above, 'elsewhere'), text)
  await rename(join(above, 'elsewhere'), join(folder, file))
}

/** Does something and waits until it was told of. */
async function isSeen(change: () => Promise<unknown>, withinMs = 540_000): Promise<boolean> {
  await wait(150)
  changes = 0
  await change()
  const isTold = () => changes > 0
  for (const until = Date.now() + withinMs; !isTold() && Date.now() < until; ) await wait(10)
  return isTold()
}

it('"one folder for content, hot reload": a file is followed however it is written, again and again', async () => {
  await start(neverMs)
  expect(await isSeen(() => put('one'))).toBe(true)
  for (const text of ['two', 'three']) expect(await isSeen(() => replace('figures.yaml', text))).toBe(true)
  expect(await isSeen(() => put('in place again'))).toBe(true)
  expect(await isSeen(() => rm(join(folder, 'figures.yaml')))).toBe(true)
  expect(await isSeen(() => put('made anew'))).toBe(true)
  expect(await isSeen(() => put('and written once more'))).toBe(true)
  expect(await isSeen(() => replace('pages/fr.yaml', 'a: 2'))).toBe(true)
  expect(await isSeen(() => writeFile(join(folder, 'pages/fr.yaml'), 'a: 3'))).toBe(true)
})

it('one writing is told of at once and not again when the folder is looked at: a fault would be said twice', async () => {
  await start(neverMs)
  expect(await isSeen(() => replace('figures.yaml', 'two'))).toBe(true)
  const told = changes
  await wait(400)
  expect(changes).toBe(told)
})

it('new and renamed folders are followed too', async () => {
  await start(neverMs)
  expect(await isSeen(() => mkdir(join(folder, 'blog/post'), { recursive: true }))).toBe(true)
  expect(await isSeen(() => writeFile(join(folder, 'blog/post/fr.md'), 'words'))).toBe(true)
  expect(await isSeen(() => rename(join(folder, 'pages'), join(folder, 'sheets')))).toBe(true)
  expect(await isSeen(() => writeFile(join(folder, 'sheets/fr.yaml'), 'a: 4'))).toBe(true)
})

it('"within a minute", where no event tells of it: the whole folder is put in place of another', async () => {
  await start(50)
  await cp(folder, join(above, 'next'), { recursive: true })
  await writeFile(join(above, 'next/figures.yaml'), 'another')
  const swapped = async () => {
    await rename(folder, join(above, 'last'))
    await rename(join(above, 'next'), folder)
  }
  expect(await isSeen(swapped)).toBe(true)
  expect(await isSeen(() => put('after it'))).toBe(true)
})

it('a folder that is copied whole is not listed once for each of its files', async () => {
  let listings = 0
  await start(neverMs, async () => {
    listings += 1
    return 'a listing'
  })
  const names = Array.from({ length: 200 }, (_, index) => join(folder, `pages/${index}.yaml`))
  expect(await isSeen(() => Promise.all(names.map(name => writeFile(name, 'a: 1'))))).toBe(true)
  for (const until = Date.now() + 540_000; changes < names.length && Date.now() < until; ) await wait(10)
  expect([changes >= names.length, listings]).toEqual([true, 1])
})

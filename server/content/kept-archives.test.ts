import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptVersions, removeOldArchives, shownContentFolder } from './kept-archives.ts'

let data: string
let folder: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'kept-'))
  folder = join(data, 'content')
  for (let day = 1; day <= 6; day += 1) await keep(String(day).repeat(64), day)
})
afterEach(() => rm(data, { recursive: true }))

async function keep(name: string, day: number): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  const time = new Date(Date.UTC(2026, 10, day))
  await utimes(join(folder, name), time, time)
}

it('the version that was shown last comes first, then the newest', async () => {
  await writeFile(join(folder, 'current'), `${'2'.repeat(64)}\n`)
  expect((await keptVersions(folder)).map(name => name[0])).toEqual(['2', '6', '5', '4', '3', '1'])
})

it('three versions stay, those that a statement names apart; what is no version stays, and half of one goes after a day', async () => {
  await keep(`${'7'.repeat(64)}.abc.partial`, 1)
  await mkdir(join(folder, `${'8'.repeat(64)}.abc.partial`))
  await writeFile(join(folder, 'statement.json'), '{}')
  await removeOldArchives([{ version: '1'.repeat(64) }], folder)
  expect((await readdir(folder)).map(name => name.replace(/(\d)\1+/, '$1')).toSorted()).toEqual([
    '1',
    '4',
    '5',
    '6',
    '8.abc.partial',
    'statement.json'
  ])
})

it('commands read what the site of this machine shows', async () => {
  const variables = { CONTENT_URL: 'https://content.test/content.json', DATA_DIR: data, CONTENT_DIR: 'edited' }
  expect(shownContentFolder({ ...variables, CONTENT_URL: '' })).toBe('edited')
  expect(shownContentFolder(variables)).toBe('edited')
  await writeFile(join(folder, 'current'), `${'6'.repeat(64)}\n`)
  expect(shownContentFolder(variables)).toBe(join(folder, '6'.repeat(64)))
  expect(shownContentFolder({})).toBe('content')
})

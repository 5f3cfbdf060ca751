import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runExport } from './export.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'out-'))
  await writeFile(join(folder, 'manifest.json'), '{"name":"mine"}')
})
afterAll(() => rm(folder, { recursive: true }))

it('a folder with files of others is not replaced by an export', async () => {
  await expect(runExport([folder])).rejects.toThrow(`${folder} is not empty and is no export: name another folder`)
  expect(await readdir(folder)).toEqual(['manifest.json'])
})

it.each<[words: string, said: string]>([
  ['', 'Usage: npm run export'],
  ['a b', 'Usage: npm run export'],
  ['a --site=global', 'Usage: npm run export'],
  ['a --sites=', 'Usage: npm run export'],
  ['a --sites=global,gallia', 'There is no site gallia: the sites are global, ']
])('what cannot be is refused before anything is read: «%s»', async (words, said) => {
  await expect(runExport(words.split(' ').filter(Boolean))).rejects.toThrow(said)
})

import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeAtomically } from './write-atomically.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atomic-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes the folder, replaces the file and leaves nothing beside it', async () => {
  const file = join(folder, 'a/b.txt')
  await writeAtomically(file, 'one', 0o600)
  await writeAtomically(file, Buffer.from('two'), 0o600)
  expect(await readFile(file, 'utf8')).toBe('two')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, 'a'))).toEqual(['b.txt'])
})

it('many writers at once leave one whole file', async () => {
  const file = join(folder, 'c.txt')
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(5000))
  await Promise.all(texts.map(text => writeAtomically(file, text)))
  expect(texts).toContain(await readFile(file, 'utf8'))
})

it('a write that fails throws, and leaves nothing behind', async () => {
  await mkdir(join(folder, 'taken/inside'), { recursive: true })
  await expect(writeAtomically(join(folder, 'taken'), 'x')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})

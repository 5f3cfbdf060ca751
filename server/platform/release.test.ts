import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commitName, commitOfBuild, noteRelease, readRelease } from './release.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'))
})
afterAll(() => rm(folder, { recursive: true }))

const commit = '0123456789abcdef0123456789abcdef01234567'

it('what a build was made from is beside the builds; what cannot be read is not known', async () => {
  expect(await readRelease(folder)).toBeNull()
  const facts = { build: 'b1', commit, changed: false, madeAt: '2026-11-20T12:00:00.000Z', content: null }
  await noteRelease(facts, folder)
  expect(await readRelease(folder)).toEqual(facts)
  expect(await commitOfBuild('b1', folder)).toBe('0123456789ab')
  expect(await commitOfBuild('b2', folder), 'another build').toBeNull()
  await writeFile(join(folder, 'release.json'), '{"build": 1')
  expect(await readRelease(folder)).toBeNull()
})

it.each<[what: string, facts: Parameters<typeof commitName>[0], name: string | null]>([
  ['a commit', { commit, changed: false }, '0123456789ab'],
  ['files that differ from it', { commit, changed: true }, '0123456789ab with changes'],
  ['no git', { commit: null, changed: false }, null]
])('%s', (_what, facts, name) => {
  expect(commitName(facts)).toBe(name)
})

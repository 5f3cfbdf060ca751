import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecretKeys, readStoredKey } from './secret-key.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'key-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('a key is made once and then stays; its owner alone may read it', async () => {
  const key = readStoredKey(folder, 'a-key')
  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(readStoredKey(folder, 'a-key')).toEqual(key)
  expect((await stat(join(folder, 'a-key'))).mode & 0o777).toBe(0o600)
})

it.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['cut off', 'half of a k']
])('a file that is %s holds no key, and nobody gets in with what is left of it', async (_what, text) => {
  await writeFile(join(folder, 'secret-key'), text)
  expect(() => readStoredKey(folder, 'secret-key')).toThrow(/secret-key must hold a key/)
  expect(() => readSecretKeys({ SECRET_KEY: null, DATA_DIR: folder })).toThrow(/at least 32 characters/)
})

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readContentFiles, versionOf } from './content-files.ts'

/** Runs a script in a process that may have so many files open. Returns what it prints. */
const withFileLimit = (files: number, script: string) =>
  execFileSync(
    'sh',
    ['-c', `ulimit -n ${files}; exec "$0" --input-type=module --eval "$1"`, process.execPath, `${imports}${script}`],
    { encoding: 'utf8' }
  ).trim()
const imports = `
  import { openSync, closeSync } from 'node:fs'
  import { readContentFiles, versionOf } from ${JSON.stringify(resolve('server/content/content-files.ts'))}
`

it('a process that may open 128 files reads the whole content', async () => {
  const read = withFileLimit(128, "console.log(versionOf(await readContentFiles('content')))")
  expect(read).toBe(versionOf(await readContentFiles('content')))
})

it('that no more files can be opened is thrown as itself, and is no fault of the content', () => {
  const said = withFileLimit(
    128,
    `const open = []
    try { for (;;) open.push(openSync('/dev/null')) } catch { closeSync(open.pop()) }
    console.log(await readContentFiles('content').then(({ size }) => size, ({ code }) => code))`
  )
  expect(said).toBe('EMFILE')
})

it('a portrait alone makes another version, and no other picture does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const put = async (file: string, bytes: string) => {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), bytes)
    return versionOf(await readContentFiles(folder))
  }
  const none = await put('figures/a.yaml', 'a: 1\n')
  const portrait = 'ambassadors/a-person/portrait.webp'
  const first = await put(portrait, '\xff one')
  const second = await put(portrait, '\xff two')
  expect(new Set([none, first, second]).size).toBe(3)
  expect(await put('pictures/other.webp', 'other')).toBe(second)
  expect(await put(portrait, '\xff one')).toBe(first)
  await rm(folder, { recursive: true })
})

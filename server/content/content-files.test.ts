import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
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

import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatError, systemErrorMessage } from './format-error.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fault-'))
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true }))

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    error => error
  )

it('a path that cannot be written is named in one line, with what to do', async () => {
  const fault = await thrownBy(writeFile(join(folder, 'file', 'below'), ''))
  expect(formatError(fault)).toBe(
    `${join(folder, 'file', 'below')}: a part of the path is a file: name another folder (ENOTDIR)`
  )
})

it.each([
  ['EACCES', 'this user may not write there: change its owner, or name another folder (EACCES)'],
  ['EROFS', 'the file system can only be read: name a folder that can be written (EROFS)'],
  ['EMFILE', 'cannot be opened, too many open files: raise the limit (ulimit -n) (EMFILE)'],
  ['ENFILE', 'cannot be opened, too many open files: raise the limit (ulimit -n) (ENFILE)'],
  ['ENOSPC', 'the disk is full: make room and start again (ENOSPC)']
])('what the system refuses is said in our words: %s', (code, words) => {
  const fault = Object.assign(new Error(`${code}: as node says it, open '/srv/x'`), { code, path: '/srv/x' })
  expect([systemErrorMessage(fault), formatError(fault)]).toEqual([words, `/srv/x: ${words}`])
})

it('a port that is taken is named', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const fault = await thrownBy(once(createServer().listen(port, '127.0.0.1'), 'listening'))
  expect(formatError(fault)).toMatch(new RegExp(`^Port ${port} is taken: .*set PORT`))
  first.close()
})

it('a fault of our code keeps its stack, any other error is its message', () => {
  expect(formatError(new TypeError('x is no function'))).toMatch(/x is no function\n\s+at /)
  expect(formatError(new Error('Say of what'))).toBe('Say of what')
})

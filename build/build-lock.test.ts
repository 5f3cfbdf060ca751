import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockBuild } from './build-lock.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('a folder that cannot be written is said at once, and never waited for', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(lockBuild(join(file, 'lock'), { waits: true })).rejects.toThrow(
    /cannot be written: .*name another folder \(ENOTDIR\)/
  )
})

it('a second build says that it waits, and goes on after the first', async () => {
  const said: string[] = []
  const lock = join(folder, 'held')
  const unlock = await lockBuild(lock, { waits: true })
  const second = lockBuild(lock, { waits: true, log: text => said.push(text) })
  await expect.poll(() => said).toEqual([`Waiting for another build (process ${process.pid}) …`])
  await unlock()
  await (await second)()
  expect(existsSync(lock)).toBe(false)
})

it('a build that is not to wait is refused at once, and says by what', async () => {
  const lock = join(folder, 'refused')
  const unlock = await lockBuild(lock, { waits: false })
  await expect(lockBuild(lock, { waits: false })).rejects.toThrow(
    `Another build (process ${process.pid}) is running: start again after it, or remove ${lock} if there is none.`
  )
  await unlock()
})

it('the lock of a process that has died is taken over at once', async () => {
  const lock = join(folder, 'stale')
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(lock, `${pid} ${hostname()}`)
  const unlock = await lockBuild(lock, { waits: false })
  expect(await readFile(lock, 'utf8')).toBe(`${process.pid} ${hostname()}`)
  await unlock()
})

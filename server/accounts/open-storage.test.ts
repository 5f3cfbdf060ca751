import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { openStorage } from './open-storage.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }
const now = () => new Date('2026-12-01T12:00:00Z')
const open = (DATA_DIR: string) => openStorage(readEnvironment({ DATA_DIR }), silent, now)

it('"a bad value stops the start": a DATA_DIR that is no folder is named', async () => {
  await expect(open('/dev/null/data')).rejects.toThrow(
    /^DATA_DIR=\/dev\/null\/data: a part of the path is a file.*ENOTDIR/
  )
})

it('"a bad value stops the start": a file in DATA_DIR that is no database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  await writeFile(join(folder, 'sign-up.sqlite'), 'no database '.repeat(200))
  await expect(open(folder)).rejects.toThrow(/DATA_DIR=.*: .*not a database/)
  await rm(folder, { recursive: true })
})

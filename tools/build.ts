import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createBuilder } from 'vite'
import { buildsFolder, switchBuild } from '../server/builds.ts'
import { buildSources, sourceHash } from '../server/source-hash.ts'
import { ensureAddressTable } from './address-table.ts'
import { compressedCache, compressFolder } from './compress-folder.ts'
import { makePictures } from './pictures.ts'
import { removeOldest, removeUnused } from './unused-files.ts'

const keptBuilds = 3
const keptCompressedDays = 14
const lockFile = join(buildsFolder, 'lock')
const abandonedLockMs = 10 * 60_000

/** Builds the site where the sources have changed since the last build, and makes it the one to serve. Out: the build's id. Two at once wait for each other. */
export async function ensureBuild(): Promise<string> {
  const id = sourceHash(buildSources)
  await mkdir(buildsFolder, { recursive: true })
  const unlock = await lock()
  try {
    await ensureAddressTable()
    if (!existsSync(join(buildsFolder, id))) await build(id)
    const now = new Date()
    await utimes(join(buildsFolder, id), now, now)
    await switchBuild(id)
    await removeOldest(buildsFolder, keptBuilds)
    await removeUnused(compressedCache, keptCompressedDays)
  } finally {
    await unlock()
  }
  return id
}

async function build(id: string): Promise<void> {
  const started = performance.now()
  console.log(`Building ${id} …`)
  const folder = join(buildsFolder, `${id}.partial`)
  await rm(folder, { recursive: true, force: true })
  const undescribed = await makePictures()
  if (undescribed.length > 0) throw new Error(undescribed.join('\n'))
  const { NODE_ENV } = process.env
  Object.assign(process.env, { BUILD_DIRECTORY: folder, NODE_ENV: 'production' })
  const builder = await createBuilder({ mode: 'production' })
  await builder.buildApp()
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  await moveAssets(folder)
  await compressFolder(join(folder, 'client'))
  await rename(folder, join(buildsFolder, id))
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Pictures and fonts that the server half alone names are served with the browser's files. */
async function moveAssets(folder: string): Promise<void> {
  const from = join(folder, 'server', 'assets')
  for (const name of await readdir(from))
    if (!name.endsWith('.js')) await rename(join(from, name), join(folder, 'client', 'assets', name))
}

async function lock(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await (await open(lockFile, 'wx')).close()
      return () => unlink(lockFile)
    } catch {
      const age = Date.now() - (await stat(lockFile).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
      if (age > abandonedLockMs) await rm(lockFile, { force: true })
      else await wait(300)
    }
  }
}

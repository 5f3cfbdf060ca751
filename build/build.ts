import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { createBuilder } from 'vite'
import { buildsFolder, keptBuilds, removeOldBuilds, switchBuild } from '../server/platform/builds.ts'
import { brotli, brotliOptions, gzip } from '../server/platform/compress.ts'
import { noteRelease } from '../server/platform/release.ts'
import { ensureAddressTable } from './address-table.ts'
import { cannotWrite, lockBuild } from './build-lock.ts'
import { makePictures } from './pictures.ts'
import { presentCommit } from './present-commit.ts'
import { buildSources, sourceHash } from './source-hash.ts'

/** Builds the site where the sources have changed, and makes it the one to serve. Returns its id. Two at once wait for each other, aloud, unless `waits` is false. Throws at once where builds cannot be written. */
export async function ensureBuild({ waits = true } = {}): Promise<string> {
  const sources = presentCommit()
  const id = sourceHash(buildSources)
  await mkdir(buildsFolder, { recursive: true }).catch(error => {
    throw cannotWrite(buildsFolder, error)
  })
  const unlock = await lockBuild(join(buildsFolder, 'lock'), { waits })
  try {
    await ensureAddressTable()
    if (!existsSync(join(buildsFolder, id))) await build(id)
    const now = new Date()
    await utimes(join(buildsFolder, id), now, now)
    await switchBuild(id)
    await noteRelease({ build: id, ...sources, madeAt: now.toISOString(), content: null })
    await removeOldBuilds(id, keptBuilds)
  } finally {
    await unlock()
  }
  return id
}

async function build(id: string): Promise<void> {
  const started = performance.now()
  console.log(`Building ${id}: one to six minutes, once after a change of the sources. The site starts after it.`)
  const folder = join(buildsFolder, `${id}.partial`)
  await rm(folder, { recursive: true, force: true })
  const undescribed = await timed('pictures', makePictures())
  if (undescribed.length > 0) throw new Error(undescribed.join('\n'))
  const { NODE_ENV } = process.env
  Object.assign(process.env, { BUILD_DIRECTORY: folder, NODE_ENV: 'production' })
  const builder = await createBuilder({ mode: 'production' })
  await timed('scripts, styles and the server', builder.buildApp())
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  await moveAssets(folder)
  await timed('compressed files', compressFolder(join(folder, 'client')))
  await rename(folder, join(buildsFolder, id))
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Says which part of the build begins and how long it took, so that someone who waits sees what for. */
async function timed<Result>(part: string, work: Promise<Result>): Promise<Result> {
  const started = performance.now()
  console.log(`  ${part} …`)
  const result = await work
  console.log(`  ${part}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

/** Pictures and fonts that the server half alone names are served with the browser's files. */
async function moveAssets(folder: string): Promise<void> {
  const from = join(folder, 'server', 'assets')
  for (const name of await readdir(from))
    if (!name.endsWith('.js')) await rename(join(from, name), join(folder, 'client', 'assets', name))
}

const maxOpenFiles = 32

/** Puts a `.br` and a `.gz` beside every text file of a folder. */
async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter(name => /\.(js|css|svg|json|txt|ico)$/.test(name))
  await pLimit(maxOpenFiles).map(texts, async name => {
    const path = join(folder, name)
    const body = await readFile(path)
    await writeFile(`${path}.br`, await brotli(body, brotliOptions(body, 11)))
    await writeFile(`${path}.gz`, await gzip(body, { level: 9 }))
  })
}

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildsFolder } from '../builds.ts'

const kept = 3

/**
 * Removes pages kept as files for readings of the content that have passed: each edit and each change of an upstream leaves a folder of some MB. In: the build, and
 * since when this process runs: what was there before may be another's, and stays. The newest three stay too.
 */
export async function forgetPages(buildId: string, sinceMs: number): Promise<void> {
  const folder = join(buildsFolder, buildId, 'pages')
  const names = await readdir(folder).catch(() => [])
  const all = await Promise.all(
    names.map(async name => ({ name, madeMs: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 }))
  )
  const own = all.filter(({ madeMs }) => madeMs > sinceMs).sort((a, b) => b.madeMs - a.madeMs)
  await Promise.all(own.slice(kept).map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}

import { readFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as app from '../../app/render.tsx'
import { writeAtomically } from './write-atomically.ts'

/** What renders pages: the build's server half, and the scripts that its documents start. */
export type AppBuild = typeof app & {
  /** The addresses of the start script and of what it imports. */
  scripts: readonly string[]
  /** The address of another script of the browser's half, by its source. */
  addressOf: (source: string) => string
  /** Loads another module of the server's half, by its source. */
  load: <Module>(source: string) => Promise<Module>
}

/** The folder of all builds; each build has its own, named by its id, and `current` names the one to serve. */
export const buildsFolder = 'builds'

/** The id of the build to serve. Throws where nothing has been built. */
export const currentBuildId = (folder = buildsFolder): string => readFileSync(join(folder, 'current'), 'utf8').trim()

/** Makes a finished build the one to serve, in one step. */
export const switchBuild = (id: string, folder = buildsFolder): Promise<void> =>
  writeAtomically(join(folder, 'current'), `${id}\n`)

/** The start script among the sources. */
export const startScript = 'app/browser/start.ts'

/** Loads a build. */
export async function loadBuild(id: string, folder = buildsFolder): Promise<AppBuild> {
  const load: AppBuild['load'] = source =>
    import(pathToFileURL(join(folder, id, 'server', `${parse(source).name}.js`)).href)
  const server = await load<typeof app>('app/render.tsx')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, id, 'client', '.vite', 'manifest.json'), 'utf8'))
  return { ...server, scripts: scriptsOf(manifest), addressOf: source => `/${chunkOf(manifest, source).file}`, load }
}

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}`)
  return chunk
}

function scriptsOf(manifest: Manifest): string[] {
  const found = new Set<string>()
  const follow = (name: string) => {
    const { file, imports = [] } = chunkOf(manifest, name)
    if (found.has(`/${file}`)) return
    found.add(`/${file}`)
    for (const next of imports) follow(next)
  }
  follow(startScript)
  return [...found]
}

/** The ids of the builds that are kept, the one named first, then the newest. */
export async function keptBuildIds(currentId: string, folder = buildsFolder): Promise<string[]> {
  const names = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter(entry => entry.isDirectory() && entry.name !== currentId && !entry.name.includes('.'))
    .map(entry => entry.name)
  const aged = await Promise.all(
    names.map(async name => ({ name, time: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 }))
  )
  return [currentId, ...aged.sort((a, b) => b.time - a.time).map(({ name }) => name)]
}

/** The folders that hold browser files, newest build first: those of former builds keep being served to open pages. */
export const clientFolders = async (currentId: string, folder = buildsFolder): Promise<string[]> =>
  (await keptBuildIds(currentId, folder)).map(name => join(folder, name, 'client'))

const dayMs = 86_400_000

/** Removes all builds but the newest few, and what has been left half-built for a day: its writer has died. */
export async function removeOldBuilds(currentId: string, keep: number, folder = buildsFolder): Promise<void> {
  const old = (await keptBuildIds(currentId, folder)).slice(keep)
  for (const name of await readdir(folder)) {
    const isAbandoned = name.endsWith('.partial') && (await stat(join(folder, name))).mtimeMs < Date.now() - dayMs
    if (isAbandoned || old.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

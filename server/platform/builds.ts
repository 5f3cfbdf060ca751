import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, utimes } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as app from '../../app/render.tsx'
import { keptFolders, placeFolder, removeFolders } from './kept-folders.ts'
import { writeAtomically } from './write-atomically.ts'

/** The build's server half, which renders pages, and the scripts that its documents start. */
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

const checkedContentFile = 'checked-content'

/** Notes which version of the content a build has looked through. */
export const noteCheckedContent = (version: string, folder = buildsFolder): Promise<void> =>
  writeAtomically(join(folder, checkedContentFile), `${version}\n`)

/** The version of the content that the build has looked through; null in a checkout, whose content changes without builds. */
export const checkedContent = (folder = buildsFolder): Promise<string | null> =>
  readFile(join(folder, checkedContentFile), 'utf8').then(
    text => text.trim(),
    () => null
  )

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
  const others = await keptFolders(folder, name => name !== currentId && !name.includes('.'))
  return [currentId, ...others]
}

/** The folders that hold browser files, newest build first: those of former builds keep being served to open pages. `shared` holds those of other machines too. */
export async function clientFolders(currentId: string, shared: string | null): Promise<string[]> {
  const found = await Promise.all(
    [buildsFolder, ...(shared ? [shared] : [])].map(async folder =>
      (await keptBuildIds(currentId, folder)).map(name => join(folder, name, 'client'))
    )
  )
  return found.flat()
}

/** So many builds are kept: a page that was open before two deploys finds its files. */
export const keptBuilds = 3

/**
 * Puts the browser files of a build into a folder that all processes read, unless they are there, and removes all but the newest few builds. Done before the first
 * page of the build is answered, so that no process is asked for a file that it cannot find.
 */
export async function shareAssets(id: string, shared: string, folder = buildsFolder): Promise<void> {
  const place = join(shared, id)
  if (!existsSync(place))
    await placeFolder(place, partial => copyFiles(join(folder, id, 'client'), join(partial, 'client')))
  const now = new Date()
  await utimes(place, now, now)
  await removeOldBuilds(id, keptBuilds, shared)
}

/** Copies a folder without its modes: a release that can only be read has folders that nothing could be put into. */
async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    await (entry.isDirectory() ? copyFiles(source, target) : copyFile(source, target))
  }
}

/** Removes all builds but the newest few, and folders left half-built for a day: its writer has died. */
export async function removeOldBuilds(currentId: string, keep: number, folder = buildsFolder): Promise<void> {
  await removeFolders((await keptBuildIds(currentId, folder)).slice(keep), folder)
}

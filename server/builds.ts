import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { CertificatePicture } from '../app/features/world-record/world-record-words.ts'
import type { Messages } from '../app/site/messages/translate.ts'
import type { PageScope } from '../app/site/page/page-scope.ts'
import type { pageScopeContext } from '../app/site/page/use-page.tsx'
import { writeAtomically } from './write-atomically.ts'

/** React Router's server build, with what our server entry exports beside the request handler. */
export type AppBuild = ServerBuild & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      messages: Record<string, Messages>
      pageScopeContext: typeof pageScopeContext
      islandKeys: readonly string[]
      renderIsland: (key: string, scope: PageScope) => Promise<string>
      /** The addresses of a picture: of a master by its name, with what they begin with; and those of portraits, by slug. */
      pictureSources: (name: string, base: string) => CertificatePicture
      portraits: Record<string, string>
    }
  }
}

/** The folder of all builds; each build has its own, named by its id, and `current` names the one to serve. */
export const buildsFolder = 'builds'

/** The id of the build to serve. Throws where nothing has been built. */
export const currentBuildId = (folder = buildsFolder): string => readFileSync(join(folder, 'current'), 'utf8').trim()

/** Makes a finished build the one to serve, in one step. */
export const switchBuild = (id: string, folder = buildsFolder): Promise<void> =>
  writeAtomically(join(folder, 'current'), `${id}\n`)

/** Loads a build's server part. */
export const loadBuild = (id: string, folder = buildsFolder): Promise<AppBuild> =>
  import(pathToFileURL(join(folder, id, 'server', 'index.js')).href)

/** The ids of the builds that are kept, the one named first, then the newest. In: the id of the build at hand. */
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

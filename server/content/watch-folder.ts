import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Settings = {
  /** Called after every change below the folder, often several times for one edit. */
  onChange: () => void
  /** Called with what watching threw; looking at the folder from time to time goes on. */
  onFault: (fault: unknown) => void
  /** How often the folder is looked at besides, for changes of which nobody tells. */
  lookEveryMs: number
}

type Watched = { inode: number; watcher: FSWatcher }

/**
 * Says when something below a folder has changed. Each folder is watched by itself: node's own recursive watching follows files, and has lost one for good as soon as
 * another was put in its place, which is how git, rsync and many editors write. What no event tells of (a network drive, a whole folder put in place of
 * another) is seen when the folder is looked at again. In: the folder. Out: a promise that ends once it is watched, what is read afterwards misses nothing; and how to stop.
 */
export function watchFolder(
  directory: string,
  { onChange, onFault, lookEveryMs }: Settings
): { watching: Promise<void>; close: () => void } {
  const watched = new Map<string, Watched>()
  let seen: string | null = null
  let told = false
  let looking = false
  let changedMeanwhile = false
  let closed = false

  const changed = () => {
    onChange()
    told = true
    void look()
  }

  async function look(): Promise<void> {
    if (looking) {
      changedMeanwhile = true
      return
    }
    looking = true
    const isTold = told
    told = false
    try {
      const { folders, files } = await listed(directory)
      if (closed) return
      if (follow(folders)) changedMeanwhile = true
      if (seen !== null && seen !== files && !isTold) onChange()
      seen = files
    } catch (fault) {
      if (!closed && (fault as NodeJS.ErrnoException).code !== 'ENOENT') onFault(fault)
    } finally {
      looking = false
      if (changedMeanwhile && !closed) {
        changedMeanwhile = false
        void look()
      }
    }
  }

  /** Out: whether a folder is new, in which something may have been written before it was watched: it is worth another look. */
  function follow(folders: ReadonlyMap<string, number>): boolean {
    for (const [path, { inode, watcher }] of watched) {
      if (folders.get(path) === inode) continue
      watcher.close()
      watched.delete(path)
    }
    const left = watched.size
    for (const [path, inode] of folders) {
      const watcher = watched.has(path) ? null : watchOne(path)
      if (watcher) watched.set(path, { inode, watcher })
    }
    return watched.size > left
  }

  function watchOne(path: string): FSWatcher | null {
    try {
      const watcher = watch(path, { persistent: false }, changed)
      return watcher.on('error', onFault)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') onFault(fault)
      return null
    }
  }

  const timer = setInterval(() => void look(), lookEveryMs).unref()
  return {
    watching: look(),
    close() {
      closed = true
      clearInterval(timer)
      for (const { watcher } of watched.values()) watcher.close()
    }
  }
}

/** The folders below one, itself included, with what tells one from another of the same name, and all files with their times and sizes. */
async function listed(directory: string): Promise<{ folders: ReadonlyMap<string, number>; files: string }> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.map(entry => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
  const found = await Promise.all(
    [{ path: directory, isFolder: true }, ...paths].map(async ({ path, isFolder }) => {
      const stats = await stat(path).catch(() => null)
      return stats && { path, isFolder, stats }
    })
  )
  const there = found.filter(entry => entry !== null)
  return {
    folders: new Map(there.flatMap(({ path, isFolder, stats }) => (isFolder ? [[path, stats.ino] as const] : []))),
    files: there
      .filter(({ isFolder }) => !isFolder)
      .map(({ path, stats }) => `${path} ${stats.ino} ${stats.size} ${stats.mtimeMs}`)
      .sort()
      .join('\n')
  }
}

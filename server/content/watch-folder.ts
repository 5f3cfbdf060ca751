import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { watch } from 'chokidar'

type Settings = {
  /** Called after every change below the folder, often several times for one edit. */
  onChange: () => void
  /** Called with what watching threw; the periodic look goes on. */
  onError: (error: unknown) => void
  /** How often the folder is listed as well, for changes without an event: a network drive, or another folder put in its place. */
  lookEveryMs: number
  /** Says what lies in the folder; null where there is none. */
  list?: (directory: string) => Promise<string | null>
}

/** Calls `onChange` after changes below a folder. `watching` resolves once it is watched: what is read after that misses nothing. */
export function watchFolder(
  directory: string,
  { onChange, onError, lookEveryMs, list = listed }: Settings
): { watching: Promise<unknown>; close: () => void } {
  const start = () =>
    watch(directory, { ignoreInitial: true, persistent: false }).on('all', changed).on('error', onError)
  let watcher = start()
  const ready = new Promise<void>(resolve => watcher.once('ready', () => resolve()))
  let seen = list(directory)
  let heardOfChanges = false
  let closed = false

  /** Copying a whole folder is an event a file: it is not listed for each of them, which would fill the memory. */
  function changed(): void {
    heardOfChanges = true
    onChange()
  }

  /** A change without an event: what is watched may be another folder by now, so that it is watched anew. */
  async function look(): Promise<void> {
    const isHeard = heardOfChanges
    heardOfChanges = false
    const [before, now] = [await seen, await list(directory)]
    if (before === now || now === null) return
    seen = Promise.resolve(now)
    if (isHeard) return onChange()
    await watcher.close()
    if (closed) return
    watcher = start()
    onChange()
  }

  const timer = setInterval(() => void look().catch(onError), lookEveryMs).unref()
  return {
    watching: Promise.all([ready, seen]),
    close() {
      closed = true
      clearInterval(timer)
      void watcher.close()
    }
  }
}

/** All files below a folder with their times and sizes; null where there is no folder. */
async function listed(directory: string): Promise<string | null> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return null
  const files = await Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(async entry => {
        const path = join(entry.parentPath, entry.name)
        const stats = await stat(path).catch(() => null)
        return stats ? `${path} ${stats.ino} ${stats.size} ${stats.mtimeMs}` : path
      })
  )
  return files.sort().join('\n')
}

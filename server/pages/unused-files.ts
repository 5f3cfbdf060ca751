import { readdir, rm, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000

/** Marks a kept file as used today: its time is brought up to now, once a day at most. In: its path. A file that has just gone is no fault. */
export async function markUsed(path: string, nowMs = Date.now()): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: nowMs }))
  if (nowMs - mtimeMs > dayMs) await utimes(path, new Date(nowMs), new Date(nowMs)).catch(() => {})
}

/** Removes what nobody has used for so many days. In: a folder of kept files. Out: how many went; none where there is no such folder. */
export async function removeUnused(folder: string, days: number, nowMs = Date.now()): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: nowMs }))
    if (nowMs - mtimeMs <= days * dayMs) continue
    await unlink(path).catch(() => {})
    removed += 1
  }
  return removed
}

/** Removes all but the newest few folders below a folder; one with a dot in its name is still being written. In: how many stay. Out: the names of those that went. */
export async function removeOldest(folder: string, keep: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const aged = await Promise.all(
    entries
      .filter(entry => entry.isDirectory() && !entry.name.includes('.'))
      .map(async ({ name }) => ({ name, time: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 }))
  )
  const old = aged.sort((a, b) => b.time - a.time).slice(keep)
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
  return old.map(({ name }) => name)
}

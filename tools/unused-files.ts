import { readdir, rm, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000

/** Marks a kept file as used today: its time is brought up to now, once a day at most. A file that has just gone is no fault. */
export async function markUsed(path: string, nowMs = Date.now()): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: nowMs }))
  if (nowMs - mtimeMs > dayMs) await utimes(path, new Date(nowMs), new Date(nowMs)).catch(() => {})
}

/** Removes what nobody has used for so many days. Returns how many went; none where there is no such folder. */
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

/**
 * Removes all but the newest few folders below a folder. One with a dot in its name is still being written: it does not count, and goes once it has lain
 * for a day, because its writer has died. Returns the names of those that went.
 */
export async function removeOldest(
  folder: string,
  keep: number,
  { sinceMs = Number.NEGATIVE_INFINITY, nowMs = Date.now() } = {}
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const aged = await Promise.all(
    entries
      .filter(entry => entry.isDirectory())
      .map(async ({ name }) => ({ name, time: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? nowMs }))
  )
  const isHalf = ({ name }: { name: string }) => name.includes('.')
  const whole = aged.filter(entry => !isHalf(entry) && entry.time > sinceMs).sort((a, b) => b.time - a.time)
  const abandoned = aged.filter(entry => isHalf(entry) && nowMs - entry.time > dayMs)
  const old = [...whole.slice(keep), ...abandoned]
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
  return old.map(({ name }) => name)
}

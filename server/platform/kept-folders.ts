import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../../app/domain/dated/day-ms.ts'

/** The folders within a folder that have such a name, the newest first. None where there is no such folder. */
export async function keptFolders(folder: string, isOne: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter(entry => entry.isDirectory() && isOne(entry.name)).map(({ name }) => name)
  const aged = await Promise.all(names.map(async name => ({ name, time: await timeOf(join(folder, name)) })))
  return aged.toSorted((one, other) => other.time - one.time).map(({ name }) => name)
}

const timeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.mtimeMs ?? 0

/** Fills a folder and puts it in its place in one step: no reader sees half of it. */
export async function placeFolder(place: string, fill: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${place}.${randomBytes(6).toString('hex')}.partial`
  try {
    await fill(partial)
    await rename(partial, place)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    // Another process may have put it there meanwhile: its files are the same.
    if (!existsSync(place)) throw error
  }
}

/** Removes folders within a folder, and those that have been left half-made for a day: their writer has died. */
export async function removeFolders(old: readonly string[], folder: string): Promise<void> {
  const halfMade = await keptFolders(folder, name => name.endsWith('.partial'))
  for (const name of [...old, ...halfMade]) {
    const isAbandoned = old.includes(name) || (await timeOf(join(folder, name))) < Date.now() - dayMs
    if (isAbandoned) await rm(join(folder, name), { recursive: true, force: true })
  }
}

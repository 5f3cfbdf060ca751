import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Puts a whole file in its place in one step, and makes its folder: no reader sees half of it, and a failed write leaves nothing behind. */
export async function writeAtomically(path: string, data: string | Uint8Array, mode = 0o666): Promise<void> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(partial, data, { mode })
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../server/platform/write-atomically.ts'

/** A master: its name, its bytes and a short hash of them. */
export type Master = { name: string; bytes: Buffer; hash: string }

/** Makes a file where it is missing, in one step. */
export async function madeOnce(folder: string, file: string, make: () => Promise<Buffer | string>): Promise<string> {
  const path = join(folder, file)
  const present = await access(path).then(
    () => true,
    () => false
  )
  if (present) return file
  await writeAtomically(path, await make())
  return file
}

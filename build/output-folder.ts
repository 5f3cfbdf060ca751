import { readdir, rename, rm } from 'node:fs/promises'

/** Throws where a folder has files of others, which must not be lost. `isOurs` looks at the names of its files; `reason` says why they are not. */
export async function refuseForeign(
  out: string,
  isOurs: (names: readonly string[]) => boolean | Promise<boolean>,
  reason: string
): Promise<void> {
  const names: string[] = await readdir(out).catch(error => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0 && !(await isOurs(names))) throw new Error(`${out} is not empty and ${reason}`)
}

/** Puts a finished folder in its place: it is whole there, or as it was before. */
export async function replaceFolder(out: string, partial: string): Promise<void> {
  const former = `${partial}.former`
  await rm(former, { recursive: true, force: true })
  await rename(out, former).catch(error => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(partial, out)
  await rm(former, { recursive: true, force: true })
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keptFolders, placeFolder, removeFolders } from '../platform/kept-folders.ts'
import { readContentFiles, versionOf } from './content-files.ts'
import { ArchiveError, unpackContent } from './pack-content.ts'

/** So many versions are kept on a machine, those that a statement names apart. */
const keptCount = 3

/** Where a machine keeps the versions of the content that it took, each in a folder of its name. */
export const archivesFolder = (dataFolder: string): string => join(dataFolder, 'content')

/** Says which version the processes of this machine show. */
export const currentVersionFile = 'current'

/** The folder of the content that the site of this machine shows: for commands that run beside it. */
export function shownContentFolder({ CONTENT_URL, CONTENT_DIR, DATA_DIR }: NodeJS.ProcessEnv): string {
  const release = CONTENT_DIR || 'content'
  if (!CONTENT_URL) return release
  const folder = archivesFolder(DATA_DIR || '.data')
  try {
    return join(folder, readFileSync(join(folder, currentVersionFile), 'utf8').trim())
  } catch {
    return release
  }
}

/**
 * Verifies an archive and unpacks it, in one step for those who read. Throws ArchiveError where it is not the one that was signed, holds what it may not, or
 * its files are not of the version that it is said to be.
 */
export async function keepArchive(
  archive: Uint8Array,
  { version, sha256 }: { version: string; sha256: string },
  folder: string
): Promise<void> {
  const found = createHash('sha256').update(archive).digest('hex')
  if (found !== sha256)
    throw new ArchiveError(
      `the archive of ${version.slice(0, 12)} is not the one that was signed: its SHA-256 is ${found}`
    )
  const files = await unpackContent(archive).catch(error => {
    throw error instanceof ArchiveError
      ? new ArchiveError(`the archive of ${version.slice(0, 12)} ${error.message}`)
      : error
  })
  await placeFolder(join(folder, version), async partial => {
    for (const [name, data] of files) {
      const path = join(partial, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, data)
    }
    if (versionOf(await readContentFiles(partial)) !== version)
      throw new ArchiveError(`the archive of ${version.slice(0, 12)} holds another version of the content`)
  })
}

/** The versions that this machine has, the one that was shown last first, then the newest. */
export async function keptVersions(folder: string): Promise<string[]> {
  const names = await keptFolders(folder, name => /^[0-9a-f]{64}$/.test(name))
  const shown = await readFile(join(folder, currentVersionFile), 'utf8').then(
    text => text.trim(),
    () => ''
  )
  return names.toSorted((one, other) => Number(other === shown) - Number(one === shown))
}

/** Removes all versions but those that are named and the newest few, and what has been left half-written for a day. */
export async function removeOldArchives(named: readonly { version: string }[], folder: string): Promise<void> {
  const needed = new Set(named.map(({ version }) => version))
  const old = (await keptVersions(folder)).filter(version => !needed.has(version)).slice(keptCount)
  await removeFolders(old, folder)
}

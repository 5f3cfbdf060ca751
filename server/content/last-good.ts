import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { writeAtomically } from '../platform/write-atomically.ts'
import { type ContentFiles, readContentFiles } from './content-files.ts'

/** Texts as a gzip, a fifth of their size in memory: they are only read after an edit. */
export const packFiles = (files: ContentFiles): Promise<Uint8Array> => promisify(gzip)(JSON.stringify([...files]))

/** Throws for what `packFiles` did not make. */
export const unpackFiles = async (packed: Uint8Array): Promise<ContentFiles> =>
  new Map(JSON.parse((await promisify(gunzip)(packed)).toString()))

/** Keeps the texts of the content that were good last in a file, over restarts. In: the file, and the folder of the release where the content is in another one. */
export function createLastGood(file: string, releaseFolder: string | null) {
  const oneAtATime = pLimit(1)
  let kept = ''

  return {
    /** The states that a start may fall back on, the best first: the last of this machine, then that of the release. */
    async candidates() {
      const kept = await readFile(file)
        .then(unpackFiles)
        .catch(() => null)
      const ofRelease = releaseFolder === null ? null : await readContentFiles(releaseFolder)
      return [kept, ofRelease].filter(files => files !== null)
    },
    /** Keeps the packed texts of a version. Throws where the disk does not take them. */
    keep: (packed: Uint8Array, version: string) =>
      oneAtATime(async () => {
        if (kept === version) return
        await writeAtomically(file, packed)
        kept = version
      })
  }
}

export type LastGood = ReturnType<typeof createLastGood>

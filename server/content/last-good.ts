import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { writeAtomically } from '../platform/write-atomically.ts'
import { type ContentFiles, readContentFiles, textOf } from './content-files.ts'
import { packContent, unpackContent } from './pack-content.ts'

/** The texts of the content that were good last, over restarts. */
export type LastGood = {
  /** What a start may fall back on, the best first: what this machine showed last, then what came with the release. */
  candidates: () => Promise<ContentFiles[]>
  /** Keeps the texts of a version. Throws where the disk does not take them. */
  keep: (files: ContentFiles, version: string) => Promise<void>
}

/** Keeps the last good texts in a file. In: the file, and the folder of the release where the content is in another one. */
export function createLastGood(file: string, releaseFolder: string | null): LastGood {
  const oneAtATime = pLimit(1)
  let kept = ''

  async function keptFiles(): Promise<ContentFiles[]> {
    try {
      return [new Map([...(await unpackContent(await readFile(file)))].map(([path, data]) => [path, textOf(data)]))]
    } catch {
      return []
    }
  }

  return {
    async candidates() {
      const ofRelease = releaseFolder === null ? [] : [await readContentFiles(releaseFolder)]
      return [...(await keptFiles()), ...ofRelease]
    },
    keep: (files, version) =>
      oneAtATime(async () => {
        if (kept === version) return
        await writeAtomically(file, await packContent(files))
        kept = version
      })
  }
}

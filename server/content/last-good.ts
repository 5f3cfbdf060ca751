import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pLimit from 'p-limit'
import { writeAtomically } from '../platform/write-atomically.ts'
import { type ContentFiles, readContentFiles } from './content-files.ts'

/** Texts as a gzip, a fifth of their size in memory: they are only read after an edit. A line is a file, so that visitors are answered between two of them. */
export async function packFiles(files: ContentFiles): Promise<Uint8Array> {
  const gzip = createGzip()
  const [packed] = await Promise.all([buffer(gzip), pipeline(Readable.from(linesOf(files)), gzip)])
  return packed
}

function* linesOf(files: ContentFiles) {
  for (const entry of files) yield `${JSON.stringify(entry)}\n`
}

/** Throws for what `packFiles` did not make. */
export async function unpackFiles(packed: Uint8Array): Promise<ContentFiles> {
  const gunzip = createGunzip().setEncoding('utf8')
  const files = new Map<string, string>()
  const read = async () => {
    let rest = ''
    for await (const text of gunzip) {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) files.set(...(JSON.parse(line) as [string, string]))
    }
    if (rest !== '') throw new Error('its last line has no end')
  }
  await Promise.all([read(), pipeline(Readable.from([packed]), gunzip)])
  return files
}

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

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { brotliOptions, contentHash } from '../server/pages/compress.ts'
import { writeAtomically } from '../server/write-atomically.ts'
import { markUsed } from './unused-files.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** The folder where compressed bytes are kept by content, across builds. */
export const compressedCache = '.cache/compressed'

/** Puts a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter(name => /\.(js|css|svg|json|txt|ico)$/.test(name))
      .map(async name => {
        const path = join(folder, name)
        const { br, gz } = await compressToKeep(await readFile(path), compressedCache)
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      })
  )
}

/**
 * Compresses bytes that are kept as files: brotli 11 and gzip 9. Results are kept by content, so that an unchanged file is never compressed twice, across
 * builds too. Where nothing can be written they are compressed again next time.
 */
async function compressToKeep(body: Buffer, cacheFolder: string): Promise<{ br: Buffer; gz: Buffer }> {
  const path = join(cacheFolder, contentHash(body))
  const [br, gz] = await Promise.all([
    cached(`${path}.br`, () => brotli(body, brotliOptions(body, 11))),
    cached(`${path}.gz`, () => gzip(body, { level: 9 }))
  ])
  return { br, gz }
}

async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const bytes = await readFile(path)
    await markUsed(path)
    return bytes
  } catch {
    const bytes = await make()
    await writeAtomically(path, bytes).catch(() => {})
    return bytes
  }
}

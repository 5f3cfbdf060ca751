import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { writeAtomically } from '../write-atomically.ts'
import { markUsed } from './unused-files.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Compressed = { br: Buffer }

/** The first 20 hexadecimal digits of a text's SHA-256: names bytes in files and validators. */
export const contentHash = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 20)

/** Compresses a page within two milliseconds: a tenth larger than as well as it can be. */
export const compressQuickly = async (body: Buffer): Promise<Compressed> => ({
  br: await brotli(body, brotliOptions(body, 8, quickWindow))
})

/** Compresses as well as it can be: some fifty times as long. */
export const compressThoroughly = async (body: Buffer): Promise<Compressed> => ({
  br: await brotli(body, brotliOptions(body, 11))
})

/** 256 kB: more than nearly every page, and the smaller window is filled sooner. */
const quickWindow = 18

/**
 * Compresses bytes that are kept as files: brotli 11 and gzip 9. In: the body and the folder where results are kept by content, so that an unchanged file is
 * never compressed twice, across builds too. Where nothing can be written they are compressed again next time.
 */
export async function compressToKeep(body: Buffer, cacheFolder: string): Promise<{ br: Buffer; gz: Buffer }> {
  const path = join(cacheFolder, contentHash(body))
  const [br, gz] = await Promise.all([
    cached(`${path}.br`, async () => (await compressThoroughly(body)).br),
    cached(`${path}.gz`, () => gzip(body, { level: 9 }))
  ])
  return { br, gz }
}

const brotliOptions = (body: Buffer, quality: number, window = 22): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_LGWIN]: window,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length
  }
})

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

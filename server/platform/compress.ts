import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The first 20 hexadecimal digits of a text's SHA-256: names bytes in files and validators. */
export const contentHash = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 20)

export const brotli = promisify(zlib.brotliCompress)
export const gzip = promisify(zlib.gzip)

/** Decompresses brotli outside the main thread. */
export const decompress = promisify(zlib.brotliDecompress)

/** At 5 brotli takes half as long as at 8, and the page is 3 % larger. */
const quickQuality = 5
/** 256 kB: more than nearly every page, and the smaller window is filled sooner. */
const quickWindow = 18

/** Compresses outside the main thread. The result has its own memory: node leaves it in a larger buffer that would stay as long. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  const bytes = await (encoding === 'gzip'
    ? gzip(body, { level: 6 })
    : brotli(body, brotliOptions(body, quickQuality, quickWindow)))
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export const brotliOptions = (body: Buffer, quality: number, window = 22): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_LGWIN]: window,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length
  }
})

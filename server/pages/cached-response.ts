import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { compress, contentHash, decompress, type Encoding } from '../platform/compress.ts'

/** An answer as it was rendered: its text, and the headers of that text. */
export type RenderedResponse = {
  status: number
  /** Of text and headers, for validators. */
  hash: string
  /** Type, policy, caching, and Vary without Accept-Encoding. */
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** The instant in ms from which these bytes may not be served. */
  expiresAt: number
}

/** An answer as it is sent in one encoding: raw header pairs of the whole answer and of a 304, and the bytes. */
export type EncodedResponse = {
  status: number
  etag: string
  headers: readonly string[]
  notModified: readonly string[]
  body: Buffer
}

/** An answer as the cache holds it: in brotli, with what other encodings are made from. */
export type CachedResponse = Omit<RenderedResponse, 'body' | 'expiresAt'> & { br: EncodedResponse }

type Parts = { status?: number; body: string | Buffer; headers: Record<string, string>; expiresAt?: Date | null }

/** Puts an answer together: body, policy and validator belong to each other from here on. */
export function renderedResponse({ status = 200, body, headers, expiresAt }: Parts): RenderedResponse {
  const bytes = Buffer.from(body)
  return {
    status,
    hash: contentHash(Buffer.concat([bytes, Buffer.from(JSON.stringify(headers))])),
    headers,
    body: bytes,
    expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
  }
}

/** Compresses an answer for the cache. */
export async function cachedResponse({ status, hash, headers, body }: RenderedResponse): Promise<CachedResponse> {
  const rest = { status, hash, headers }
  return { ...rest, br: encoded(rest, 'br', await compress(body, 'br')) }
}

/** Makes a cached answer ready to be sent in another encoding. */
export async function encodedAgain(cached: CachedResponse, encoding: Encoding): Promise<EncodedResponse> {
  return encoded(cached, encoding, await compress(await decompress(cached.br.body), encoding))
}

/** Each encoding has a validator of its own; a 304 repeats policy, caching and Vary. */
function encoded(
  { status, hash, headers }: Pick<RenderedResponse, 'status' | 'hash' | 'headers'>,
  encoding: Encoding,
  body: Buffer
): EncodedResponse {
  const etag = `"${hash}-${encoding}"`
  const common = { ...headers, Vary: ['Accept-Encoding', headers.Vary].filter(Boolean).join(', '), ETag: etag }
  const whole = {
    ...common,
    'Content-Length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding })
  }
  const { 'Content-Type': _type, ...notModified } = common as Record<string, string>
  return {
    status,
    etag,
    headers: Object.freeze(Object.entries(whole).flat()),
    notModified: Object.freeze(Object.entries(notModified).flat()),
    body
  }
}

/** Sends an answer: 304 and HEAD included. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, headers, notModified, body }: EncodedResponse,
  extra: readonly string[] = []
): number {
  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304, extra.length ? notModified.concat(extra) : (notModified as string[]))
    response.end()
    return 304
  }
  response.writeHead(status, extra.length ? headers.concat(extra) : (headers as string[]))
  response.end(request.method === 'HEAD' ? undefined : body)
  return status
}

/** Sends an answer that is not cached. */
export const sendRendered = async (
  request: IncomingMessage,
  response: ServerResponse,
  rendered: RenderedResponse,
  extra: readonly string[] = []
): Promise<number> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  return sendEncoded(request, response, encoded(rendered, encoding, await compress(rendered.body, encoding)), extra)
}

/** Browsers send few different values: their choices are remembered. */
const choices = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(accepted) {
    const takes = (name: string) =>
      accepted.split(',').some(part => {
        const [token = '', ...parameters] = part.trim().toLowerCase().split(';')
        return token.trim() === name && !parameters.some(parameter => /^\s*q=0(\.0*)?\s*$/.test(parameter))
      })
    return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
  }
})

/** The best encoding that a request accepts, brotli first. `br;q=0` is a refusal. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  accepted ? choices.memo(accepted) : 'identity'

/** Whether a request already has these bytes. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

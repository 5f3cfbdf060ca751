import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { type Compressed, contentHash } from './compress.ts'
import { type Block, layOut, sendBlock, takesBlock } from './send-block.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * A complete answer kept in memory: its text in brotli, and what its headers follow from. What is sent in another encoding, and the headers as node writes
 * them, are made when they are first asked for: there are thousands of answers, and most are asked for in one encoding or never.
 */
export type StoredResponse = {
  status: number
  hash: string
  /** The length of the text. */
  size: number
  br: Buffer
  /** Whether it has been compressed as well as it can be. */
  thorough: boolean
  validUntil: number
  /** What belongs to the body: type, policy, caching, Vary without Accept-Encoding. */
  headers: Readonly<Record<string, string>>
}

/** What makes up a stored response. */
export type ResponseParts = {
  status?: number
  body: Buffer
  compressed: Compressed
  headers: Record<string, string>
  /** The instant past which the bytes may no longer be served. */
  validUntil?: Date | null
}

const neverEnds = Number.POSITIVE_INFINITY

/** Builds the stored response. Body, policy and validator are one object. */
export function storeResponse({ status = 200, body, compressed, headers, validUntil }: ResponseParts): StoredResponse {
  return {
    status,
    hash: contentHash(Buffer.concat([body, Buffer.from(JSON.stringify(headers))])),
    size: body.length,
    br: compressed.br,
    thorough: false,
    validUntil: validUntil?.getTime() ?? neverEnds,
    headers
  }
}

/** What is sent in one encoding: raw header pairs of a 200 and of a 304, and the bytes, null for the text itself, which is not kept. */
type Prepared = { etag: string; full: readonly string[]; notModified: readonly string[]; body: Buffer | null }

const preparedResponses = new WeakMap<StoredResponse, Partial<Record<Encoding, Prepared>>>()

/** What a response is in one encoding. A 304 repeats policy, caching and Vary; each encoding has a validator of its own. */
export function preparedFor(stored: StoredResponse, encoding: Encoding): Prepared {
  const known = preparedResponses.get(stored) ?? {}
  preparedResponses.set(stored, known)
  const found = known[encoding]
  if (found) return found
  const body = bytesIn(stored, encoding)
  const etag = `"${stored.hash}-${encoding}"`
  const kept = {
    ...stored.headers,
    Vary: ['Accept-Encoding', stored.headers.Vary].filter(Boolean).join(', '),
    ETag: etag
  }
  const full = {
    ...kept,
    'Content-Length': String(body?.length ?? stored.size),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding })
  }
  const { 'Content-Type': _type, ...notModified } = kept as Record<string, string>
  const made = {
    etag,
    full: Object.freeze(Object.entries(full).flat()),
    notModified: Object.freeze(Object.entries(notModified).flat()),
    body
  }
  known[encoding] = made
  return made
}

function bytesIn(stored: StoredResponse, encoding: Encoding): Buffer | null {
  switch (encoding) {
    case 'br':
      return stored.br
    case 'gzip':
      return gzipSync(brotliDecompressSync(stored.br), { level: 6 })
    case 'identity':
      return null
  }
}

/** The best encoding that a request accepts, brotli first. In: its Accept-Encoding. `br;q=0` is a refusal. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const known = choices.get(accepted)
  if (known) return known
  const choice = readAcceptEncoding(accepted)
  if (choices.size < 100) choices.set(accepted, choice)
  return choice
}

/** Browsers send few different values: their choices are remembered, at most a hundred. */
const choices = new Map<string, Encoding>()

function readAcceptEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    accepted.split(',').some(part => {
      const [token = '', ...parameters] = part.trim().toLowerCase().split(';')
      return token.trim() === name && !parameters.some(parameter => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Whether a request already has these bytes. In: its If-None-Match and the validator of the encoding that it would get. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** Answers a request from memory: 304, HEAD and encodings included. In: extra raw header pairs, such as the connection's. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: readonly string[] = []
): number {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { etag, full, notModified, body } = preparedFor(stored, encoding)
  if (stored.status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModified.concat(extra))
    response.end()
    return 304
  }
  if (body && stored.status === 200 && extra.length === 0 && takesBlock(request, response)) {
    sendBlock(response, blockOf(stored, encoding, full, body), Date.now())
    return 200
  }
  response.writeHead(stored.status, extra.length ? full.concat(extra) : (full as string[]))
  if (request.method === 'HEAD') response.end()
  else response.end(body ?? brotliDecompressSync(stored.br))
  return stored.status
}

/** Blocks are laid out when they are first asked for, and go with their stored response. */
const blocks = new WeakMap<StoredResponse, Map<Encoding, Block>>()

function blockOf(stored: StoredResponse, encoding: Encoding, headers: readonly string[], body: Buffer): Block {
  const known = blocks.get(stored) ?? new Map<Encoding, Block>()
  blocks.set(stored, known)
  const block = known.get(encoding) ?? layOut(headers, body)
  known.set(encoding, block)
  return block
}

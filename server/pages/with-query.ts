import { brotliDecompressSync } from 'node:zlib'
import { compressQuickly } from './compress.ts'
import { type StoredResponse, storeResponse } from './stored-response.ts'

const longestKeptQuery = 1000
const choosing = '?force=1"'

/**
 * Lets the links that choose a region or a language keep the visitor's query, without JavaScript too.
 * In: a stored document and the request's query. Out: the document with `force=1&amp;…` in those links; the same one where there is nothing to keep.
 */
export async function withQuery(document: StoredResponse, search: string): Promise<StoredResponse> {
  const kept = keptQuery(search)
  if (!kept) return document
  const body = Buffer.from(brotliDecompressSync(document.br).toString().replaceAll(choosing, `?force=1&amp;${kept}"`))
  const { full } = document.headers.identity
  const headers = Object.fromEntries(pairs(full).filter(([name]) => !['ETag', 'Content-Length', 'Vary'].includes(name)))
  const vary = pairs(full)
    .find(([name]) => name === 'Vary')?.[1]
    .replace(/^Accept-Encoding(, )?/, '')
  return storeResponse({
    status: document.status,
    body,
    compressed: await compressQuickly(body),
    headers: { ...headers, ...(vary ? { Vary: vary } : {}) },
    validUntil: Number.isFinite(document.validUntil) ? new Date(document.validUntil) : null
  })
}

/** The query without `force`, escaped for an attribute; empty where there is none or it is too long to keep. */
export function keptQuery(search: string): string {
  if (search.length > longestKeptQuery) return ''
  const query = new URLSearchParams(search)
  query.delete('force')
  return query.toString().replaceAll('&', '&amp;')
}

function pairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? '', raw[2 * index + 1] ?? ''])
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFresh } from '../pages/cached-response.ts'
import { contentHash } from '../pages/compress.ts'
import { sendJson } from './send.ts'

/** Sends JSON that is the same for every visitor: kept, and revalidated each time by its ETag. Out: the status, 304 where the request has it already. */
export function sendValidatedJson(request: IncomingMessage, response: ServerResponse, body: unknown): number {
  const headers = { 'Cache-Control': 'no-cache', ETag: `"${contentHash(JSON.stringify(body))}"` }
  if (!isFresh(request.headers['if-none-match'], headers.ETag)) return sendJson(response, 200, body, headers)
  response.writeHead(304, headers)
  response.end()
  return 304
}

import type { ServerResponse } from 'node:http'

/** Sends a small JSON answer that nobody may cache. Out: the status. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {}
): number {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers
  })
  response.end(text)
  return status
}

/** Says that there is nothing to say: 204, which nobody may cache. Out: the status. */
export function sendEmpty(response: ServerResponse, headers: Record<string, string> = {}): number {
  response.writeHead(204, { 'Cache-Control': 'no-store', ...headers })
  response.end()
  return 204
}

/** Sends a redirect. In: a path of this site or a whole address; `private` where it depends on the visitor. Out: the status. */
export function sendRedirect(
  response: ServerResponse,
  status: 301 | 302 | 303,
  location: string,
  { private: isPrivate }: { private: boolean }
): number {
  const caching = isPrivate
    ? { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Language' }
    : { 'Cache-Control': 'no-cache' }
  response.writeHead(status, { Location: location, 'Content-Length': 0, 'Referrer-Policy': 'origin', ...caching })
  response.end()
  return status
}

/** Sends a short text that may be revalidated. Out: the status. */
export function sendText(response: ServerResponse, type: string, text: string): number {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-cache'
  })
  response.end(text)
  return 200
}

import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a request names one host: a single Host header and, where its target is a whole address, the same host there. Proxies choose either of two. */
function hasOneHost({ rawHeaders, url = '', headers }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1
  if (count > 1) return false
  if (url.startsWith('/')) return true
  const [, authority] = /^[a-z]+:\/\/([^/?#]*)/i.exec(url) ?? []
  return authority === undefined || authority.toLowerCase() === headers.host?.toLowerCase()
}

/** Segments that mean this folder or the one before, written out or as codes. Browsers resolve them before they ask; a proxy's rule may read another path than we would. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** What is wrong with the host and the path that a request asks for; null where nothing is. */
export function targetFault(request: IncomingMessage): string | null {
  if (!hasOneHost(request)) return 'The request names more than one host'
  const [path = ''] = (request.url ?? '').split(/[?#]/, 1)
  return dotSegment.test(path) ? 'The path has dot segments' : null
}

/** 400 (RFC 9112), and the end of the connection. */
export function refuseTarget(response: ServerResponse, message: string): void {
  const body = JSON.stringify({ statusCode: 400, message, fatal: false })
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close'
  })
  response.end(body)
}

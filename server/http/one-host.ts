import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a request names one host: a single Host header and, where its target is a whole address, the same host there. Proxies choose either of two. */
export function hasOneHost({ rawHeaders, url = '', headers }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1
  if (count > 1) return false
  if (url.startsWith('/')) return true
  const [, authority] = /^[a-z]+:\/\/([^/?#]*)/i.exec(url) ?? []
  return authority === undefined || authority.toLowerCase() === headers.host?.toLowerCase()
}

/** 400 for a request that names two hosts (RFC 9112), and the end of its connection. */
export function refuseHost(response: ServerResponse): void {
  const body = JSON.stringify({ statusCode: 400, message: 'The request names more than one host', fatal: false })
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close'
  })
  response.end(body)
}

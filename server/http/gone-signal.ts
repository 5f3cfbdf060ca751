import type { ServerResponse } from 'node:http'

/** A signal that the caller's connection has closed: what has not begun need not be done. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers send no request before the last one was answered; programs that do need no more than these. */
const maxUnsent = 8

type Connection = { last: ServerResponse; unsent: number }

/** Unread answers wait in memory: beyond the bound this closes the connection. Returns whether a request may be answered. */
export function createPipeliningLimit() {
  const connections = new WeakMap<Socket, Connection>()
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection || connection.last.writableFinished) {
      connections.set(socket, { last: response, unsent: 0 })
      return true
    }
    connection.last = response
    connection.unsent += 1
    if (connection.unsent === maxUnsent) socket.destroySoon()
    return connection.unsent < maxUnsent
  }
}

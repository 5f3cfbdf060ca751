import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Metrics } from '../platform/metrics.ts'

/** Answers `/metrics` on a port of its own, without a token: for a network that visitors cannot reach. Null where `METRICS_PORT` is not set. Throws where the port is taken. */
export async function serveMetrics(
  { METRICS_PORT, HOST }: Pick<Environment, 'METRICS_PORT' | 'HOST'>,
  { registry }: Pick<Metrics, 'registry'>
): Promise<Server | null> {
  if (METRICS_PORT === null) return null
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    if (!isAsked) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
    response.end(await registry.metrics())
  })
  server.listen(METRICS_PORT, HOST)
  await once(server, 'listening')
  return server
}

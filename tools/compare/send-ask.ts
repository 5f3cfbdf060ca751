import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { userAgents } from './asks.data.ts'
import type { Ask } from './asks.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

const busyMs = 1000
const mostTries = 60

/** Asks a server on this machine. One that is busy says when to come again, and is asked again. */
export async function sendAsk(port: number, agent: Agent, ask: Ask): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await send(port, agent, ask)
    if (answer.status !== 503 || !answer.headers['retry-after'] || tries === mostTries) return answer
    await wait(busyMs)
  }
}

const hostName = (host: string) => (host === 'global' ? 'localhost' : `${host}.localhost`)

/** The origin of a host as it is recorded. */
export const recordedOrigin = (host: string): string => `http://${hostName(host)}:3000`

function send(port: number, agent: Agent, { host, path, method, body, place, platform, headers }: Ask) {
  const userAgent = userAgents[platform]
  const sent = {
    host: `${hostName(host)}:${port}`,
    'accept-encoding': 'br',
    ...(place && { 'cf-ipcountry': place.slice(0, 2) }),
    ...(place.length > 2 && { 'cf-region-code': place.slice(2) }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers
  }
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: sent, agent }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const encoding = answer.headers['content-encoding']
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: decoded(Buffer.concat(chunks), encoding)
        })
      })
    })
    asked.on('error', error => reject(new Error(`${host} ${path}: ${error.message}`)))
    asked.end(body)
  })
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

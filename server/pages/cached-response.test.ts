import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteClient } from '../../tests/fixtures/site-client.ts'
import {
  cachedResponse,
  chooseEncoding,
  encodedAgain,
  isFresh,
  renderedResponse,
  sendEncoded
} from './cached-response.ts'

it.each([
  ['brotli first', 'gzip, deflate, br', 'br'],
  ['brotli refused with q=0', 'br;q=0, gzip', 'gzip'],
  ['brotli refused with q=0.0', 'br; q=0.0, gzip', 'gzip'],
  ['both refused', 'br;q=0, gzip;q=0', 'identity'],
  ['nothing said', undefined, 'identity'],
  ['an unknown one alone', 'zstd', 'identity'],
  ['capitals', 'BR', 'br']
])('encoding: %s', (_, accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

it.each([
  ['the same validator', '"a-br"', true],
  ['one of several', '"x", "a-br"', true],
  ['a weak form of it', 'W/"a-br"', true],
  ['anything', '*', true],
  ['that of another encoding', '"a-gzip"', false],
  ['none', undefined, false]
])('If-None-Match: %s', (_, header, fresh) => {
  expect(isFresh(header, '"a-br"')).toBe(fresh)
})

const body = Buffer.from('<html data-site="global">'.repeat(50))
const server = createServer()
let client: ReturnType<typeof siteClient>

beforeAll(async () => {
  const headers = {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'no-cache',
    Vary: 'Cookie'
  }
  const cached = await cachedResponse(renderedResponse({ body, headers }))
  server.on('request', async (request, response) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    sendEncoded(request, response, encoding === 'br' ? cached.br : await encodedAgain(cached, encoding))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  client = siteClient(typeof address === 'object' && address ? address.port : 0)
})
afterAll(() => server.close())

it('each encoding has a validator of its own and the same text', async () => {
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map(encoding =>
      client.get('localhost', '/', { headers: { 'accept-encoding': encoding } })
    )
  )
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
  expect(answers.map(({ text }) => text)).toEqual([body, body, body].map(String))
  expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding, Cookie'))
})

it('one connection takes many answers, whole and with a Date of now', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = server.address() as AddressInfo
  for (let round = 0; round < 3; round++) {
    const asked = Date.now()
    const answer = await new Promise<{ date: string; body: Buffer; reused: boolean }>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, agent, headers: { 'accept-encoding': 'gzip' } }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () =>
          resolve({ date: response.headers.date ?? '', body: Buffer.concat(chunks), reused: request.reusedSocket })
        )
      })
      request.on('error', reject)
    })
    expect(gunzipSync(answer.body)).toEqual(body)
    expect(Date.parse(answer.date)).toBeGreaterThan(asked - 2000)
    expect(Date.parse(answer.date)).toBeLessThanOrEqual(Date.now())
    expect(answer.reused).toBe(round > 0)
  }
  agent.destroy()
})

it('a connection that is to be closed is closed', async () => {
  const { headers, text } = await client.get('localhost', '/', {
    headers: { connection: 'close', 'accept-encoding': 'br' }
  })
  expect([headers.connection, text]).toEqual(['close', String(body)])
})

it('a 304 repeats policy, Vary and caching, and has no body', async () => {
  const { headers } = await client.get('localhost', '/', { headers: { 'accept-encoding': 'br' } })
  const again = await client.get('localhost', '/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' }
  })
  expect(again.status).toBe(304)
  expect(again.bytes).toBe(0)
  for (const name of ['content-security-policy', 'vary', 'cache-control', 'etag'])
    expect(again.headers[name]).toBe(headers[name])
})

it('HEAD says the length and sends nothing', async () => {
  const { headers, bytes, status } = await client.get('localhost', '/', {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip' }
  })
  expect([status, bytes]).toEqual([200, 0])
  expect(Number(headers['content-length'])).toBeGreaterThan(0)
})

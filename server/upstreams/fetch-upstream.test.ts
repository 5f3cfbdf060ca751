import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdDeadlines } from '../../tests/fixtures/deadlines.ts'
import { fetchUpstream, UpstreamError } from './fetch-upstream.ts'

const schema = v.object({ good: v.boolean() })
let deadlines: ReturnType<typeof holdDeadlines>
beforeEach(() => {
  deadlines = holdDeadlines()
})
const stops: (() => void)[] = []
afterEach(() => {
  deadlines.release()
  for (const stop of stops.splice(0)) stop()
})

/** An upstream that answers each request in turn. Out: its address, and how often it was asked. */
async function upstream(...answers: ((response: ServerResponse, request: IncomingMessage) => void)[]) {
  const seen = { count: 0, accept: '' }
  const server = createServer((request, response) => {
    seen.accept = request.headers.accept ?? ''
    answers[Math.min(seen.count++, answers.length - 1)]?.(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/links`, seen }
}

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('{"good":false}')
const good = (response: ServerResponse) => response.writeHead(200).end('{"good":true}')

it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries apply once, on status %d', async code => {
  const { url, seen } = await upstream(status(code), good)
  expect(await fetchUpstream({ url, schema })).toEqual({ good: true })
  expect(seen).toEqual({ count: 2, accept: 'application/json' })
})

it.each([400, 401, 403, 404, 410, 501])('no retry on status %d', async code => {
  const { url, seen } = await upstream(status(code), good)
  await expect(fetchUpstream({ url, schema })).rejects.toThrow(`status ${code}`)
  expect(seen.count).toBe(1)
})

it('once, and not again', async () => {
  const { url, seen } = await upstream(status(503))
  await expect(fetchUpstream({ url, schema })).rejects.toThrow(UpstreamError)
  expect(seen.count).toBe(2)
})

it('a connection that breaks is tried again', async () => {
  const { url, seen } = await upstream((_response, request) => request.socket.destroy(), good)
  expect(await fetchUpstream({ url, schema })).toEqual({ good: true })
  expect(seen.count).toBe(2)
})

const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, { Location: to }).end()

it('three redirects are followed', async () => {
  const { url, seen } = await upstream(redirect('/a'), redirect('/b'), redirect('/c'), good)
  expect(await fetchUpstream({ url, schema })).toEqual({ good: true })
  expect(seen.count).toBe(4)
})

it('a redirect loop ends after three, and is not tried again', async () => {
  const { url, seen } = await upstream(redirect('/links'))
  await expect(fetchUpstream({ url, schema })).rejects.toThrow('more than 3 redirects')
  expect(seen.count).toBe(4)
})

it('a redirect to what is no web address leads nowhere', async () => {
  const { url } = await upstream(redirect('file:///etc/passwd'))
  await expect(fetchUpstream({ url, schema })).rejects.toThrow('no connection')
})

it('nobody listens there', async () => {
  await expect(fetchUpstream({ url: 'http://127.0.0.1:1/', schema })).rejects.toThrow('no connection')
})

it('slow: no answer within two seconds', async () => {
  const { url } = await upstream(() => {})
  deadlines.pass = true
  await expect(fetchUpstream({ url, schema })).rejects.toThrow('no answer in time')
  expect(deadlines.set).toEqual([2000])
})

it('slow: an answer that begins in time and does not end', async () => {
  const { url, seen } = await upstream(response => void response.writeHead(200).write('{"good":'))
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  const begun = vi.spyOn(globalThis, 'fetch')
  stops.push(() => begun.mockRestore())
  const answer = fetchUpstream({ url, schema })
  await begun.mock.results[0]?.value
  late.abort()
  await expect(answer).rejects.toThrow('no answer in time')
  expect(seen.count).toBe(1)
})

it.each<[fault: RegExp, body: string | Buffer, headers?: Record<string, string>]>([
  [/not JSON/, '<html>'],
  [/not valid: good/, '{"good":"yes"}'],
  [/too long/, `{"good":true,"more":"${'x'.repeat(1_100_000)}"}`],
  [/not UTF-8/, Buffer.from('{"good":true,"name":"Ren\xe9"}', 'latin1')],
  [/not UTF-8/, Buffer.from('{"good":true}\xe2\x82', 'latin1')],
  [/too long/, gzipSync(`{"good":true,"more":"${'x'.repeat(50_000_000)}"}`), { 'content-encoding': 'gzip' }]
])('an answer that is not what was agreed: %s', async (fault, body, headers = {}) => {
  const { url } = await upstream(response => response.writeHead(200, headers).end(body))
  await expect(fetchUpstream({ url, schema })).rejects.toThrow(fault)
})

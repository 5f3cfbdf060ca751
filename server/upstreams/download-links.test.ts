import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { holdDeadlines } from '../../tests/fixtures/deadlines.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createDownloadLinks } from './download-links.ts'

const asked: string[] = []
type Answer = { status: number; body: unknown } | 'nothing'
let answer: Answer = 'nothing'
const upstream = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (answer !== 'nothing') response.writeHead(answer.status).end(JSON.stringify(answer.body))
})
let url = ''
beforeAll(async () => {
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/links?key=1`
})
afterAll(() => {
  upstream.close()
  upstream.closeAllConnections()
})

const started = Date.parse('2026-11-21T12:00:00Z')
let seconds = 0
const warn = vi.fn()
let metrics = createMetrics()
const make = (address: string | null = url, scheme: 'http' | 'https' = 'http') =>
  createDownloadLinks({
    environment: { DOWNLOAD_LINKS_URL: address, PUBLIC_SCHEME: scheme },
    now: () => new Date(started + seconds * 1000),
    logger: { warn, info: () => {} },
    metrics
  })
const query = { brandAlias: 'birdname', platform: 'ios', country: 'NO' } as const
const six = [{ type: 6, url: 'https://store.example/six' }]
const two = [{ type: 2, url: 'https://files.example/two' }]
const gives = (links: unknown) => {
  answer = { status: 200, body: { links } }
}

let deadlines: ReturnType<typeof holdDeadlines>
beforeEach(() => {
  deadlines = holdDeadlines()
  asked.length = 0
  seconds = 0
  warn.mockClear()
  metrics = createMetrics()
})
afterEach(() => deadlines.release())

it('S7-1 "query: brandAlias, platform, country", beside what the address of the upstream holds', async () => {
  gives(six)
  expect(await make().linksOf(query)).toEqual(six)
  expect(asked).toEqual(['/links?key=1&brandAlias=birdname&platform=ios&country=NO'])
})

it('S7-3 "upstream answers are cached 300 s", "by brand, platform and country"', async () => {
  const links = make()
  gives(six)
  await links.linksOf(query)
  gives(two)
  seconds = 299
  expect(await links.linksOf(query)).toEqual(six)
  expect(await links.linksOf({ ...query, platform: 'android' })).toEqual(two)
  expect(await links.linksOf({ ...query, country: 'SE' })).toEqual(two)
  seconds = 300
  expect(await links.linksOf(query)).toEqual(two)
  expect(asked).toHaveLength(4)
})

const day = 86_400
it('S7-60 a clock that had run ahead a day keeps neither old links nor the rest of a broken upstream', async () => {
  const links = make()
  gives(six)
  seconds = day
  await links.linksOf(query)
  gives(two)
  seconds = 0
  expect(await links.linksOf(query)).toEqual(two)
  answer = { status: 404, body: {} }
  seconds = day
  await links.linksOf(query)
  gives(six)
  seconds = 1
  expect(await links.linksOf(query)).toEqual(six)
})

it('"last known good" where the upstream is broken', async () => {
  const links = make()
  gives(six)
  await links.linksOf(query)
  seconds = 301
  answer = { status: 503, body: {} }
  expect(await links.linksOf(query)).toEqual(six)
  expect(warn).toHaveBeenCalledOnce()
})

it.each<[fault: string, broken: Answer]>([
  ['slow', 'nothing'],
  ['an error', { status: 500, body: {} }],
  ['no links', { status: 200, body: {} }],
  ['an address that is none', { status: 200, body: { links: [{ type: 6, url: 'javascript:alert(1)' }] } }]
])('"else the embedded default": %s, and nothing was ever had', async (_fault, broken) => {
  answer = broken
  deadlines.pass = broken === 'nothing'
  expect(await make().linksOf(query)).toBeNull()
})

it('an upstream that failed is left in peace for a while, and then asked again', async () => {
  const links = make()
  answer = 'nothing'
  deadlines.pass = true
  await links.linksOf(query)
  const tries = asked.length
  seconds = 29
  expect(await links.linksOf(query)).toBeNull()
  expect(asked).toHaveLength(tries)
  seconds = 31
  deadlines.pass = false
  gives(six)
  expect(await links.linksOf(query)).toEqual(six)
})

it('a hanging upstream costs one wait in all: other platforms and countries are answered at once while it rests', async () => {
  answer = 'nothing'
  deadlines.pass = true
  const links = make()
  await links.linksOf(query)
  const tries = asked.length
  expect(await links.linksOf({ ...query, country: 'SE' })).toBeNull()
  expect(await links.linksOf({ ...query, platform: 'android' })).toBeNull()
  expect(asked).toHaveLength(tries)
  expect((await metrics.upstreamAnswers.get()).values).toMatchObject([
    { labels: { upstream: 'download-links', outcome: 'slow' }, value: 1 }
  ])
})

it('many who ask at once ask the upstream once', async () => {
  gives(six)
  const links = make()
  expect(await Promise.all(Array.from({ length: 20 }, () => links.linksOf(query)))).toEqual(
    Array.from({ length: 20 }, () => six)
  )
  expect(asked).toHaveLength(1)
})

it('without an upstream there is nothing to ask', async () => {
  expect(await make(null).linksOf(query)).toBeNull()
  expect(asked).toEqual([])
})

it('one bad link never refuses the good ones; no links are no reason to forget the last', async () => {
  const links = make()
  gives([{ type: 6, url: 'javascript:alert(1)' }, ...two])
  expect(await links.linksOf(query)).toEqual(two)
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ items: [expect.stringMatching(/^0: url: /)] })
  gives([])
  seconds = 301
  expect(await links.linksOf(query)).toEqual(two)
})

it.each([
  ['http', [{ type: 6, url: 'http://store.example/six' }, ...two]],
  ['https', two]
] as const)('a site over %s takes these links, one of which has no TLS', async (scheme, taken) => {
  gives([{ type: 6, url: 'http://store.example/six' }, ...two])
  expect(await make(url, scheme).linksOf(query)).toEqual(taken)
  const said = scheme === 'https' ? [{ items: [expect.stringMatching(/^0: url: must begin with https/)] }] : []
  expect(warn.mock.calls.map(([facts]) => facts)).toMatchObject(said)
})

it('type 6 before type 2, further types at the end, further fields left out', async () => {
  gives([{ type: 9, url: 'https://nine.example/', weight: 3 }, ...two, ...six])
  expect(await make().linksOf(query)).toEqual([...six, ...two, { type: 9, url: 'https://nine.example/' }])
})

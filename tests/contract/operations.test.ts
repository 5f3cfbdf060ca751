import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createStatementSigner } from '../../server/http/signed-statement.ts'
import { QueueFullError } from '../../server/pages/render-queue.ts'
import { serveMetrics } from '../../server/start/serve-metrics.ts'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

/** What is said of a series now; 0 where nothing is. */
async function value(series: string): Promise<number> {
  const { text } = await site.get('localhost', '/metrics')
  const line = text.split('\n').find(each => each.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

it.each([
  ['/healthz', 200, 'ok'],
  ['/readyz', 200, 'ready'],
  ['/metrics', 200, 'http_requests_total']
])('%s', async (path, status, part) => {
  const answer = await site.get('localhost', path)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(part)
})

it('readiness is false while shutting down', async () => {
  site.health.ready = false
  expect((await site.get('localhost', '/readyz')).status).toBe(503)
  expect(await value('site_ready')).toBe(0)
  site.health.ready = true
  expect(await value('site_ready')).toBe(1)
})

it('METRICS_TOKEN guards the metrics; one token follows another, and one key', async () => {
  const keys = ['first', 'next'].map(word => word.padEnd(32, '.'))
  const guarded = await runSite({ variables: { METRICS_TOKEN: 'secret, next', SECRET_KEY: keys.join() } })
  const ask = async (authorization: string) =>
    (await guarded.get('localhost', '/metrics', { headers: { authorization } })).status
  expect((await guarded.get('localhost', '/metrics')).status).toBe(401)
  const sent = ['Bearer secret', 'Bearer next', 'Bearer secret, next', 'Bearer other', 'secret']
  expect(await Promise.all(sent.map(ask))).toEqual([200, 200, 401, 401, 401])
  const { text } = await guarded.get('localhost', '/.well-known/jwks.json')
  expect(JSON.parse(text).keys).toEqual(keys.map(key => createStatementSigner(Buffer.from(key)).publicKey))
  await guarded.stop()
})

it('a probe is no visitor: it raises no count, of requests or of places unknown, and writes no line', async () => {
  const info = vi.spyOn(site.logger, 'info')
  const counts = async () =>
    (await site.get('localhost', '/metrics')).text.match(/^(http_req|page_req|page_cache_|visitor_).*/gm)
  const before = await counts()
  for (const path of ['/healthz', '/readyz', '/healthz?from=a-balancer', '/metrics'])
    await site.get('localhost', path, { headers: { 'x-forwarded-for': '10.0.0.7' } })
  expect(await counts()).toEqual(before)
  expect(info).not.toHaveBeenCalled()
  await site.get('localhost', '/healthz/')
  expect(info).toHaveBeenCalledOnce()
})

it.each<[rule: string, variables: Record<string, string>, own: number, apart: number | null]>([
  ['production without a token', { NODE_ENV: 'production' }, 403, null],
  ['METRICS_PORT', { METRICS_PORT: '0' }, 403, 200],
  ['METRICS_PORT and a token', { METRICS_PORT: '0', METRICS_TOKEN: 'secret' }, 401, 200]
])('metrics are closed unless METRICS_TOKEN or METRICS_PORT is set: %s', async (_rule, variables, own, apart) => {
  const closed = await runSite({ variables })
  const metrics = await serveMetrics({ ...closed.environment, HOST: '127.0.0.1' }, closed.metrics)
  expect((await closed.get('localhost', '/metrics')).status).toBe(own)
  const port = metrics && (metrics.address() as AddressInfo).port
  expect(port && (await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(apart)
  if (port) expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  metrics?.close()
  await closed.stop()
})

it('readiness is false while the database of sign-ups is away, and true again', async () => {
  const { storage } = site.services.signUp
  const isUp = vi.spyOn(storage, 'isUp').mockReturnValue(false)
  expect(await value('site_ready')).toBe(0)
  expect((await site.get('localhost', '/readyz')).status).toBe(503)
  isUp.mockRestore()
  await storage.ready
  expect((await site.get('localhost', '/readyz')).status).toBe(200)
  expect((await site.get('localhost', '/metrics')).text).toContain('database_up 1')
})

it('the build, the memory that the process may have, and what is free on its disk', async () => {
  expect(await value(`build_info{build="${await buildOfSite()}"}`)).toBe(1)
  expect(await value('memory_limit_bytes')).toBeGreaterThan(64e6)
  expect(await value('data_dir_free_bytes')).toBeGreaterThan(1e6)
})

const buildOfSite = async () => (await readFile('builds/current', 'utf8')).trim()

it('pages by country and rule: one made, one from the cache, none for what is no page', async () => {
  const of = (country: string, rule: string) =>
    value(`page_requests_by_rule_total{country_key="${country}",rule="${rule}"}`)
  const headers = { 'cf-ipcountry': 'FR' }
  const before = await of('FR', 'BLOCKED')
  for (const path of ['/en/about-us/', '/en/about-us/', '/robots.txt', '/api/visitor'])
    expect((await site.get('localhost', path, { headers })).status, path).toBe(200)
  expect((await of('FR', 'BLOCKED')) - before).toBe(2)
  const locals = await of('local', 'none')
  await site.get('localhost', '/en/about-us/')
  expect((await of('local', 'none')) - locals).toBe(1)
})

it.each<[status: number, fault: Error]>([
  [500, new Error('a test')],
  [503, new QueueFullError('a test')]
])(
  'an answer with %s is counted once, by its kind, and a failure is in the log with the id of the answer',
  async (status, fault) => {
    const series = `http_requests_total{kind="page",status="${status}"}`
    const before = await value(series)
    const page = vi.spyOn(site.cache, 'page').mockRejectedValueOnce(fault)
    const said = vi.spyOn(site.logger, 'error')
    const answer = await site.get('localhost', '/en/accessibility/')
    const lines = said.mock.calls.map(([facts]) => facts)
    said.mockRestore()
    expect(answer.status).toBe(status)
    expect(lines).toEqual(status === 500 ? [{ requestId: answer.headers['x-request-id'], err: fault }] : [])
    page.mockRestore()
    expect((await value(series)) - before).toBe(1)
  }
)

import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { startCollector } from '../fixtures/collector.ts'
import { runSiteProcess, until } from '../fixtures/site-process.ts'
import { tracesOfVisitor, trackedVisitor } from '../fixtures/tracked-visitor.ts'
import { startUpstream } from '../fixtures/upstream.ts'

/** A trace of a stranger. */
const foreign = {
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00',
  tracestate: 'x=of-a-stranger'
}
const ofVisitor = { ...trackedVisitor.headers, ...foreign, 'cf-ipcountry': 'AQ' }

describe('with a collector', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  let upstream: Awaited<ReturnType<typeof startUpstream>>
  let site: Awaited<ReturnType<typeof runSiteProcess>>
  beforeAll(async () => {
    collector = await startCollector()
    upstream = await startUpstream({ '/links': { links: [] } })
    site = await runSiteProcess({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of-the-operator',
      OTEL_SERVICE_NAME: 'the-room',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      NODE_OPTIONS: `--import=${resolve('operator/tracing.ts')}`,
      DOWNLOAD_LINKS_URL: upstream.url('/links')
    })
  })
  afterAll(async () => {
    await site.stop()
    await upstream.stop()
    collector.stop()
  })

  const named = (name: string) => collector.spans.filter(span => span.name === name)
  const arrived = (name: string, count = 1) => until(async () => named(name).length >= count)
  const ask = (path: string, more: object = {}) => site.get('localhost', path, { headers: ofVisitor, ...more })

  it('a page is a span of its own, below no trace of a stranger, by its route, with site, status and what came of the cache', async () => {
    for (const path of ['/en/about-us/?q=query-of-the-visitor', '/en/about-us/']) await ask(path)
    await arrived('GET /about-us/', 2)
    const [first, second] = named('GET /about-us/')
    expect(first).not.toHaveProperty('parentSpanId')
    expect(foreign.traceparent).not.toContain(first?.traceId)
    expect(second?.traceId).not.toBe(first?.traceId)
    expect(first?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/about-us/',
      'http.response.status_code': 200,
      'site.id': 'global',
      'page.cache': 'miss'
    })
    expect(second?.attributes).toMatchObject({ 'http.route': '/about-us/', 'page.cache': 'hit', 'site.id': 'global' })
    const render = named('render').find(({ parentSpanId }) => parentSpanId === first?.spanId)
    expect(render?.traceId).toBe(first?.traceId)
    expect(render?.attributes).toMatchObject({ 'page.locale': 'en', 'page.screen': 'about-us' })
  })

  it('a request to an upstream is a span of the request that asked, and goes on with its trace and with no stranger’s', async () => {
    await ask(`/api/download-url?brandAlias=${siteConfiguration.brandAlias}&platform=ios&country=AQ`)
    await arrived('GET /api/download-url')
    const [request] = named('GET /api/download-url')
    const call = named('upstream').find(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(call?.traceId).toBe(request?.traceId)
    expect(call?.attributes).toMatchObject({ 'http.response.status_code': 200 })
    expect(upstream.headers('/links')?.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
    expect(upstream.headers('/links')).not.toHaveProperty('tracestate')
  })

  it('a sign-up shows its statements by kind and table', async () => {
    const { status } = await ask('/api/sign-up', { method: 'POST', body: JSON.stringify(trackedVisitor.signUp) })
    expect(status).toBe(201)
    await arrived('POST /api/sign-up')
    const [request] = named('POST /api/sign-up')
    const ofRequest = collector.spans.filter(
      ({ traceId, attributes }) => traceId === request?.traceId && attributes['db.system.name'] === 'sqlite'
    )
    expect(ofRequest.map(({ name }) => name)).toEqual(expect.arrayContaining(['TRANSACTION', 'INSERT mail_outbox']))
  })

  it('a path that is no page has no route, so that names stay few', async () => {
    await ask('/en/path-of-the-visitor/')
    await until(async () => collector.spans.some(({ attributes }) => attributes['http.response.status_code'] === 404))
    const missing = collector.spans.find(({ attributes }) => attributes['http.response.status_code'] === 404)
    expect(missing?.name).toBe('GET')
  })

  it('the collector is told which service it is, by its key, and nothing of who the visitor is', async () => {
    expect(collector.state.resource).toMatchObject({
      'service.name': 'the-room',
      'deployment.environment.name': 'test',
      'service.version': expect.stringMatching(/./)
    })
    expect(collector.requests.every(({ headers }) => headers['api-key'] === 'of-the-operator')).toBe(true)
    const sent = collector.requests.map(({ body }) => body).join('\n')
    expect(tracesOfVisitor(sent)).toEqual([])
    expect(sent).not.toContain('of-a-stranger')
  })

  it('one that refuses is said once, and what it did not take is counted', async () => {
    collector.state.answer = response => response.writeHead(400).end('{}')
    const lost = async () => {
      await ask('/en/about-us/')
      const { text } = await site.get('localhost', '/metrics')
      return Number(/trace_spans_total\{outcome="lost"\} (\d+)/.exec(text)?.[1] ?? 0)
    }
    await until(async () => (await lost()) > 0)
    const before = await lost()
    await until(async () => (await lost()) > before)
    expect(site.log.filter(line => line.includes('traces are not delivered'))).toHaveLength(1)
  })

  it('one that does not answer holds up neither a page nor the end of the process', async () => {
    const waiting: ServerResponse[] = []
    collector.state.answer = response => waiting.push(response)
    for (let index = 0; index < 50; index++) expect((await ask('/en/about-us/')).status).toBe(200)
    await until(async () => waiting.length > 0)
    await site.stop()
    expect(waiting.map(({ writableEnded }) => writableEnded)).not.toContain(true)
  })
})

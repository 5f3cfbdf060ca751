import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serveMetrics } from '../../server/start/serve-metrics.ts'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

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
  site.health.ready = true
})

it('METRICS_TOKEN guards the metrics', async () => {
  const guarded = await runSite({ variables: { METRICS_TOKEN: 'secret' } })
  expect((await guarded.get('localhost', '/metrics')).status).toBe(401)
  expect((await guarded.get('localhost', '/metrics', { headers: { authorization: 'Bearer secret' } })).status).toBe(200)
  await guarded.stop()
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
  expect((await site.get('localhost', '/readyz')).status).toBe(503)
  isUp.mockRestore()
  await storage.ready
  expect((await site.get('localhost', '/readyz')).status).toBe(200)
  expect((await site.get('localhost', '/metrics')).text).toContain('database_up 1')
})

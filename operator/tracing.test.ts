import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readEnvironment } from '../app/site/config/environment.ts'
import { createMetrics } from '../server/platform/metrics.ts'
import { inSpan, offerTracing, startTracing, traceHeaders } from '../server/platform/tracing.ts'
import { startCollector } from '../tests/fixtures/collector.ts'
import { eventually } from '../tests/fixtures/eventually.ts'

await import('./tracing.ts')
afterAll(() => offerTracing(null))

let collector: Awaited<ReturnType<typeof startCollector>>
beforeEach(async () => {
  collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
})
afterEach(() => {
  collector.stop()
  vi.unstubAllEnvs()
})

const start = (variables: Record<string, string> = {}) => {
  const settings = readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...variables })
  return startTracing(settings, { logger: { info() {}, warn() {} }, metrics: createMetrics(), buildId: 'build-1' })
}

it('work is below the work that asked for it, a failure is noted by its kind alone, and other systems get the trace', async () => {
  const tracing = start()
  const headers = await inSpan('asks', 'internal', {}, async () => {
    await inSpan('fails', 'client', { size: 7 }, () => Promise.reject(new TypeError('typed words'))).catch(() => {})
    return traceHeaders()
  })
  await tracing.stop()
  const [fails, asks] = collector.spans
  expect(fails).toMatchObject({ traceId: asks?.traceId, parentSpanId: asks?.spanId })
  expect(fails?.attributes).toEqual({ size: 7, 'error.type': 'TypeError' })
  expect(headers).toEqual({ traceparent: `00-${asks?.traceId}-${asks?.spanId}-01` })
  expect(collector.state.resource).toEqual({ 'service.name': 'poker-room-website', 'service.version': 'build-1' })
})

it.each<[sampler: string, share: string, sent: number]>([
  ['always_on', '1', 1],
  ['always_off', '1', 0],
  ['traceidratio', '0', 0],
  ['parentbased_always_on', '1', 1],
  ['parentbased_always_off', '1', 0],
  ['parentbased_traceidratio', '1', 1]
])('the sampler %s with %s', async (sampler, share, sent) => {
  const tracing = start({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share })
  await inSpan('work', 'internal', {}, async () => {})
  await tracing.stop()
  expect(collector.spans).toHaveLength(sent)
})

it('a stop does not wait for a collector that never answers', async () => {
  const waiting: ServerResponse[] = []
  collector.state.answer = response => waiting.push(response)
  vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_TIMEOUT', '3600000')
  const tracing = start()
  await inSpan('work', 'internal', {}, async () => {})
  const stopped = tracing.stop()
  await eventually(() => expect(waiting).toHaveLength(1))
  await stopped
  expect(waiting[0]?.writableEnded).toBe(false)
})

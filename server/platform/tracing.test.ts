import type { ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { startCollector } from '../../tests/fixtures/collector.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { createMetrics } from './metrics.ts'
import { inSpan, isTraced, startTracing, traceHeaders, tracesAddress } from './tracing.ts'

it.each<[rule: string, variables: Record<string, string>, address: string | null]>([
  ['without an endpoint nothing is traced', {}, null],
  [
    'the common endpoint is that of a collector',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' },
    'http://collector.example:4318/v1/traces'
  ],
  [
    'the endpoint of traces counts as it is, and first',
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in'
    },
    'https://traces.example/in'
  ],
  [
    'it can be switched off',
    { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' },
    null
  ]
])('%s', (_rule, variables, address) => {
  expect(tracesAddress(readEnvironment(variables))).toBe(address)
})

it.each<[variable: string, value: string]>([
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_SDK_DISABLED', 'yes'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317']
])('%s=%s ends the start', (variable, value) => {
  expect(() => readEnvironment({ [variable]: value })).toThrow(`${variable}=${value}`)
})

it('the headers of a collector are a secret: no fault shows them', () => {
  expect(() => readEnvironment({ OTEL_EXPORTER_OTLP_HEADERS: 'key=secret', PORT: 'x' })).not.toThrow('secret')
})

it('where nobody traces, work is done as it is, and no header goes out', async () => {
  const fault = new Error('as it was')
  expect(await inSpan('work', 'internal', {}, () => 7)).toBe(7)
  await expect(inSpan('work', 'internal', {}, () => Promise.reject(fault))).rejects.toBe(fault)
  expect([isTraced(), traceHeaders()]).toEqual([false, {}])
})

it('a stop does not wait for a collector that never answers', async () => {
  const collector = await startCollector()
  const waiting: ServerResponse[] = []
  collector.state.answer = response => waiting.push(response)
  vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_TIMEOUT', '3600000')
  const settings = readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const logger = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }
  const tracing = await startTracing(settings, { logger, metrics: createMetrics(), buildId: 'build' })
  await inSpan('work', 'internal', {}, async () => {})
  const stopped = tracing.stop()
  await eventually(() => expect(waiting).toHaveLength(1))
  await stopped
  expect(waiting[0]?.writableEnded).toBe(false)
  collector.stop()
  vi.unstubAllEnvs()
})

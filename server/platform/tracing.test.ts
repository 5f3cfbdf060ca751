import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { createMetrics } from './metrics.ts'
import { inSpan, isTraced, startTracing, traceHeaders, traceRequest } from './tracing.ts'

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' }

it.each<[rule: string, variables: Record<string, string>, warnings: number]>([
  ['without an endpoint nothing is traced, and nothing said', {}, 0],
  ['an endpoint without the preload is warned of, with how to install it', collector, 1],
  ['the endpoint of traces too', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' }, 1],
  ['it can be switched off', { OTEL_SDK_DISABLED: 'true', ...collector }, 0]
])('%s', async (_rule, variables, warnings) => {
  const warned: unknown[] = []
  const logger = { info() {}, warn: (line: unknown) => warned.push(line) }
  const reports = { logger, metrics: createMetrics(), buildId: 'build' }
  await startTracing(readEnvironment(variables), reports).stop()
  expect(warned).toEqual(Array(warnings).fill(expect.stringMatching(/npm ci.*NODE_OPTIONS=--import=/)))
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
  const request = new IncomingMessage(new Socket())
  traceRequest(request, new ServerResponse(request), () => expect([isTraced(), traceHeaders()]).toEqual([false, {}]))
})

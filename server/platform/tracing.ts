import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type * as Api from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

type Settings = Pick<
  Environment,
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
>
type Reports = { logger: Pick<Logger, 'warn' | 'info'>; metrics: Pick<Metrics, 'traceSpans'>; buildId: string }
type Facts = Readonly<Record<string, string | number>>
type Active = { api: typeof Api; tracer: Api.Tracer }

/**
 * The tracer of the process, null until tracing has started: a span belongs to the request at hand, which node's asynchronous context knows, so that nobody
 * passes it on. Without an endpoint no package of OpenTelemetry is loaded, and each function here only does what it was given.
 */
let active: Active | null = null

/** Spans that wait for a collector; more are dropped. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 256, scheduledDelayMillis: 2000, exportTimeoutMillis: 10_000 }
/** What is left is sent at the end, within this time. */
const flushMs = 2000

/**
 * Where spans go: the address for traces as it is, else the common one with `/v1/traces`. Null where there is none, or where it is switched off.
 */
export function tracesAddress({
  OTEL_SDK_DISABLED,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  OTEL_EXPORTER_OTLP_ENDPOINT
}: Settings): string | null {
  if (OTEL_SDK_DISABLED) return null
  if (OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== null) return OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  return OTEL_EXPORTER_OTLP_ENDPOINT && `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`
}

/**
 * Sends traces by OTLP over HTTP, once there is an address. `OTEL_RESOURCE_ATTRIBUTES` and what else the exporter takes (headers, timeout, compression,
 * certificates) are read from the process's environment by the official packages. Out: how to send what is left and stop, within two seconds.
 */
export async function startTracing(
  settings: Settings,
  { logger, metrics, buildId }: Reports
): Promise<{ stop: () => Promise<void> }> {
  const url = tracesAddress(settings)
  if (url === null) return { stop: async () => {} }
  const [api, { AsyncLocalStorageContextManager }, core, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace')
  ])
  const exporter = new OTLPTraceExporter({ url })
  for (const outcome of ['sent', 'lost']) metrics.traceSpans.inc({ outcome }, 0)
  let delivers = true
  const count = (done: boolean, spans: number) => {
    metrics.traceSpans.inc({ outcome: done ? 'sent' : 'lost' }, spans)
    if (delivers && !done) logger.warn('traces are not delivered: the collector does not take them')
    if (!delivers && done) logger.info('traces are delivered again')
    delivers = done
  }
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share, OTEL_SERVICE_NAME: service } = settings
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(share ?? 1)
  }[sampler.replace('parentbased_', '') as 'always_on' | 'always_off' | 'traceidratio']()
  const provider = new sdk.TracerProvider({
    sampler: sampler.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root: roots }) : roots,
    resource: resources
      .resourceFromAttributes({ 'service.name': service ?? 'poker-room-website', 'service.version': buildId })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: 300 },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        ...queue,
        exporter: {
          export: (spans, done) =>
            exporter.export(spans, result => {
              count(result.code === core.ExportResultCode.SUCCESS, spans.length)
              done(result)
            }),
          forceFlush: () => exporter.forceFlush(),
          shutdown: () => exporter.shutdown()
        }
      })
    ]
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  api.context.setGlobalContextManager(contexts)
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  active = { api, tracer: provider.getTracer('poker-room-website') }
  return {
    async stop() {
      active = null
      const flushed = provider.shutdown().catch(() => {})
      await Promise.race([flushed, wait(flushMs)])
      api.context.disable()
      api.propagation.disable()
    }
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** A span for a request, below the one that `traceparent` names. It ends with the answer, and has the name of its route where one was noted (`http.route`). */
export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  if (!active) return handle()
  const { api, tracer } = active
  const parent = api.propagation.extract(api.ROOT_CONTEXT, request.headers)
  const method = methods.has(request.method ?? '') ? (request.method ?? '') : '_OTHER'
  const attributes = { 'http.request.method': method }
  const span = tracer.startSpan(method, { kind: api.SpanKind.SERVER, attributes }, parent)
  response.once('close', () => {
    if (!response.writableFinished) span.setAttribute('error.type', 'aborted')
    span.setAttribute('http.response.status_code', response.statusCode)
    const { 'http.route': route } = (span as Partial<ReadableSpan>).attributes ?? {}
    if (typeof route === 'string') span.updateName(`${method} ${route}`)
    if (response.statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end()
  })
  api.context.with(api.trace.setSpan(parent, span), handle)
}

/** Notes facts on the span at hand. They are only worked out where traces are sent. */
export function noteOnSpan(facts: () => Facts): void {
  const span = active?.api.trace.getActiveSpan()
  if (span?.isRecording()) span.setAttributes(facts())
}

/** Of which kind a span is: work of this process, or a call of another system. */
type Kind = 'internal' | 'client'

/** Does some work in a span of its own. An error is noted by its kind, without its words, which may hold what someone typed, and goes on. */
export async function inSpan<Result>(
  name: string,
  kind: Kind,
  facts: Facts,
  work: () => Result | Promise<Result>
): Promise<Result> {
  if (!active) return work()
  const { api, tracer } = active
  const kinds = { internal: api.SpanKind.INTERNAL, client: api.SpanKind.CLIENT }
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes: facts }, async span => {
    try {
      return await work()
    } catch (error) {
      const { kind: fault, name: type } = error as { kind?: string; name?: string }
      span.setAttribute('error.type', fault ?? type ?? 'unknown')
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Whether the work at hand is part of a trace: what runs by itself again and again would fill traces with nothing. */
export const isTraced = (): boolean => active?.api.trace.getActiveSpan() !== undefined

/** The headers by which another system goes on with the trace: `traceparent` and `tracestate` (W3C). */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  active?.api.propagation.inject(active.api.context.active(), headers)
  return headers
}

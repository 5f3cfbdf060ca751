// The preload that sends traces by OTLP over HTTP, `node --import`: its packages are installed beside a release, in the folder tracing.
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider
} from '@opentelemetry/sdk-trace'
import { offerTracing, type Span, type StartTracer } from '../server/platform/tracing.ts'

/** Spans that wait for a collector; more are dropped. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 256, scheduledDelayMillis: 2000, exportTimeoutMillis: 10_000 }
/** Spans that are left are sent at the end, within this time. */
const flushMs = 2000

offerTracing((settings, reports) => {
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resourceFromAttributes({
      'service.name': 'poker-room-website',
      'service.version': reports.buildId
    }).merge(detectResources({ detectors: [envDetector] })),
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: 300 },
    spanProcessors: [new BatchSpanProcessor({ ...queue, exporter: countingExporter(reports) })]
  })
  const tracer = provider.getTracer('poker-room-website')
  const kinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }
  const startIn =
    (context: Context): Span['startSpan'] =>
    (name, kind, attributes) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        startSpan: startIn(trace.setSpan(context, span)),
        note: facts => span.setAttributes(facts),
        noted: fact => (span as Partial<ReadableSpan>).attributes?.[fact],
        rename: to => span.updateName(to),
        end(outcome) {
          if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
        traceparent: `00-${traceId}-${spanId}-0${traceFlags}`
      }
    }
  return {
    startSpan: startIn(ROOT_CONTEXT),
    stop: () => Promise.race([provider.shutdown().catch(() => {}), wait(flushMs)])
  }
})

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Parameters<StartTracer>[0]) {
  const root = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(share ?? 1)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** Address, headers, timeout, compression and certificates are read from the process's environment by the official exporter. */
function countingExporter({ logger, metrics }: Parameters<StartTracer>[1]) {
  const exporter = new OTLPTraceExporter()
  for (const outcome of ['sent', 'lost']) metrics.traceSpans.inc({ outcome }, 0)
  let delivers = true
  return {
    export: (spans: ReadableSpan[], done: Parameters<OTLPTraceExporter['export']>[1]) =>
      exporter.export(spans, result => {
        const isDelivered = result.code === ExportResultCode.SUCCESS
        metrics.traceSpans.inc({ outcome: isDelivered ? 'sent' : 'lost' }, spans.length)
        if (delivers && !isDelivered) logger.warn('traces are not delivered: the collector does not take them')
        if (!delivers && isDelivered) logger.info('traces are delivered again')
        delivers = isDelivered
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown()
  }
}

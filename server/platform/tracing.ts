import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

type Settings = Pick<
  Environment,
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
>
type Reports = { logger: Pick<Logger, 'warn' | 'info'>; metrics: Pick<Metrics, 'traceSpans'>; buildId: string }
type Facts = Readonly<Record<string, string | number>>

/** Of which kind a span is: a request of a visitor, work of this process, or a call of another system. */
type Kind = 'server' | 'internal' | 'client'
type StartSpan = (name: string, kind: Kind, facts: Facts) => Span
export type Span = {
  /** A span below this one. */
  startSpan: StartSpan
  note: (facts: Facts) => void
  /** A fact that was noted before; none where the span is not sampled. */
  noted: (name: string) => unknown
  rename: (name: string) => void
  end: (outcome?: 'failed') => void
  /** The header by which another system goes on with the trace (W3C). */
  traceparent: string
}
/** The preload's part: it makes spans and sends them. `stop` sends what is left, within two seconds. */
type Tracer = { startSpan: StartSpan; stop: () => Promise<void> }
export type StartTracer = (settings: Settings, reports: Reports) => Tracer

/** A preload is a program of its own: what it offers is known to the whole process, by this name. */
const offered = Symbol.for('poker-room-website.tracing')
const ofProcess = globalThis as { [offered]?: StartTracer | null }

/** For the preload (`operator/tracing.ts`); null takes it back. */
export function offerTracing(start: StartTracer | null): void {
  ofProcess[offered] = start
}

/** Null until tracing has started: then each function here only does what it was given. */
let tracer: Tracer | null = null
/** A span belongs to the request at hand, which node's asynchronous context knows, so that nobody passes it on. */
const spans = new AsyncLocalStorage<Span>()

const howToInstall =
  'a collector of traces is set and nothing is sent: tracing is not loaded. Run «npm ci» in the folder tracing of the release, and start with NODE_OPTIONS=--import={release}/tracing/tracing.js'

/** Sends traces where a collector is set and a preload offers to. Out: how to stop. */
export function startTracing(settings: Settings, reports: Reports): Pick<Tracer, 'stop'> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = settings
  const hasCollector = (OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT) !== null
  const start = ofProcess[offered]
  if (hasCollector && !OTEL_SDK_DISABLED) {
    if (start) tracer = start(settings, reports)
    else reports.logger.warn(howToInstall)
  }
  return {
    async stop() {
      const stopped = tracer?.stop()
      tracer = null
      await stopped
    }
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/**
 * A span for a request. It ends with the answer, and has the name of its route where one was noted (`http.route`). Its trace is its own: a visitor's
 * `traceparent` would choose what is sampled, and `tracestate` would reach other systems.
 */
export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  if (!tracer) return handle()
  const method = methods.has(request.method ?? '') ? (request.method ?? '') : '_OTHER'
  const span = tracer.startSpan(method, 'server', { 'http.request.method': method })
  response.once('close', () => {
    if (!response.writableFinished) span.note({ 'error.type': 'aborted' })
    span.note({ 'http.response.status_code': response.statusCode })
    const route = span.noted('http.route')
    if (typeof route === 'string') span.rename(`${method} ${route}`)
    span.end(response.statusCode >= 500 ? 'failed' : undefined)
  })
  spans.run(span, handle)
}

/** Notes facts on the span at hand. They are only worked out where traces are sent. */
export function noteOnSpan(facts: () => Facts): void {
  if (tracer) spans.getStore()?.note(facts())
}

/** Does some work in a span of its own. An error is noted by its kind, without its words, which may hold what someone typed, and goes on. */
export async function inSpan<Result>(
  name: string,
  kind: Kind,
  facts: Facts,
  work: () => Result | Promise<Result>
): Promise<Result> {
  if (!tracer) return work()
  const span = (spans.getStore() ?? tracer).startSpan(name, kind, facts)
  return spans.run(span, async () => {
    try {
      const result = await work()
      span.end()
      return result
    } catch (error) {
      const { kind: fault, name: type } = error as { kind?: string; name?: string }
      span.note({ 'error.type': fault ?? type ?? 'unknown' })
      span.end('failed')
      throw error
    }
  })
}

/** Whether the work at hand is part of a trace: what runs by itself again and again would fill traces with nothing. */
export const isTraced = (): boolean => tracer !== null && spans.getStore() !== undefined

/** The header by which another system goes on with the trace at hand. */
export function traceHeaders(): Record<string, string> {
  const span = tracer && spans.getStore()
  return span ? { traceparent: span.traceparent } : {}
}

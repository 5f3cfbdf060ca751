import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
import { UpstreamError } from './fetch-upstream.ts'

/** An upstream that answers each time otherwise must not fill the log. */
const maxDifferent = 20

export type UpstreamReports = {
  logger: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'upstreamAnswers' | 'upstreamUp' | 'upstreamLastGood' | 'upstreamLeftOut'>
}

/** Counts the answers of one upstream. Each different fault is logged once, and again after a good answer; so is each item that cannot be shown. */
export function createUpstreamLog(upstream: string, { logger, metrics }: UpstreamReports) {
  const faults = new Set<string>()
  let leftOut: ReadonlySet<string> = new Set()
  let wasAsked = false
  return {
    /** A good answer. In: the parts that cannot be shown, each with its reason. */
    good(items: readonly string[] = []): void {
      metrics.upstreamAnswers.inc({ upstream, outcome: 'good' })
      wasAsked = true
      metrics.upstreamUp.set({ upstream }, 1)
      metrics.upstreamLastGood.setToCurrentTime({ upstream })
      metrics.upstreamLeftOut.set({ upstream }, items.length)
      if (faults.size > 0) logger.info({ upstream }, 'the upstream gives good answers again')
      faults.clear()
      const unknown = items.filter(item => !leftOut.has(item))
      if (unknown.length > 0)
        logger.warn({ upstream, items: unknown.slice(0, maxDifferent), count: items.length }, 'items cannot be shown')
      leftOut = new Set(items)
    },
    fault(error: unknown): void {
      const [kind, message] =
        error instanceof UpstreamError
          ? [error.kind, error.message]
          : ['failed', error instanceof Error ? error.message : '']
      metrics.upstreamAnswers.inc({ upstream, outcome: kind })
      metrics.upstreamUp.set({ upstream }, 0)
      if (!wasAsked) metrics.upstreamLastGood.setToCurrentTime({ upstream })
      wasAsked = true
      const fault = `${kind} ${message}`
      if (faults.has(fault) || faults.size >= maxDifferent) return
      faults.add(fault)
      logger.warn({ upstream, err: error }, 'an upstream gave no good answer: the last good one stays')
    }
  }
}

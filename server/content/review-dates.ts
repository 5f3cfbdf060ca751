import { dayMs } from '../../app/domain/dated/day-ms.ts'
import type { Content } from '../../content/content.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
import { reviewedCollections, reviewReport, reviewStates } from './review-report.ts'

type Facts = { content: () => Content; now: () => Date; logger: Logger; metrics: Metrics }

const minuteMs = 60_000

/** Watches review dates: the metric `records_review_due` each minute, the log at the start, once a day, and when the list changes. */
export function watchReviewDates({ content, now, logger, metrics }: Facts) {
  let logged = { list: '', at: 0 }

  function check(): void {
    const due = reviewReport(content(), now())
    for (const collection of reviewedCollections)
      for (const state of reviewStates) {
        const count = due.filter(one => one.collection === collection && one.state === state).length
        metrics.recordsReviewDue.set({ collection, state }, count)
      }
    const list = JSON.stringify(due)
    const at = now().getTime()
    if (list === logged.list && at - logged.at < dayMs) return
    logged = { list, at }
    for (const { state, ...record } of due)
      logger.warn(
        record,
        state === 'past'
          ? 'a record is past its review date: what it allows is hidden until it is reviewed'
          : 'a record is soon to be reviewed'
      )
  }

  check()
  const timer = setInterval(check, minuteMs).unref()
  return { stop: () => clearInterval(timer) }
}

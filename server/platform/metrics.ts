import { totalmem } from 'node:os'
import { constrainedMemory } from 'node:process'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { logLinesLost } from './logger.ts'

/** The process's metrics, in a registry of their own so that two servers in one test do not mix. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const readiness = { isReady: () => false }
  new Gauge({
    name: 'memory_limit_bytes',
    help: 'The memory that the process may have: the limit of its container or unit, else that of the machine',
    registers
  }).set(Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY))
  const signUps = new Counter({
    name: 'sign_ups_total',
    help: 'Registrations by outcome: accepted (whether the address was known is said nowhere), shed (too many at once, or the caller has gone), failed',
    labelNames: ['outcome'],
    registers
  })
  for (const outcome of ['accepted', 'shed', 'failed']) signUps.inc({ outcome }, 0)
  return {
    registry,
    /** Says whether the site is ready; `createApp` sets it. */
    readiness,
    ready: new Gauge({
      name: 'site_ready',
      help: 'What /readyz says: 1 or 0',
      registers,
      collect() {
        this.set(readiness.isReady() ? 1 : 0)
      }
    }),
    build: new Gauge({
      name: 'build_info',
      help: 'The build that is served, by its id',
      labelNames: ['build'],
      registers
    }),
    contentVersion: new Gauge({
      name: 'content_info',
      help: 'The edited content that is shown, by the first characters of its version',
      labelNames: ['version'],
      registers
    }),
    pagesByRule: new Counter({
      name: 'page_requests_by_rule_total',
      help: 'Requests for pages by the key of the visitor’s country (unknown, or local for this network) and the rule that decided: BLOCKED, WARNING or none',
      labelNames: ['country_key', 'rule'],
      registers
    }),
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answers by kind and status',
      labelNames: ['kind', 'status'],
      registers
    }),
    renders: new Histogram({
      name: 'page_render_seconds',
      help: 'Time to render one page',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers
    }),
    renderFailures: new Counter({
      name: 'page_render_failures_total',
      help: 'Pages that could not be rendered',
      registers
    }),
    signUps,
    databaseUp: new Gauge({
      name: 'database_up',
      help: 'Whether a sign-up could be stored at the last try: 1 or 0',
      registers
    }),
    database: new Histogram({
      name: 'database_seconds',
      help: 'Time of statements and transactions, what they wait for included, by outcome: done or failed',
      labelNames: ['work', 'outcome'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
      registers
    }),
    withdrawnOffers: new Gauge({
      name: 'withdrawn_offers',
      help: 'Offers that this process shows nowhere because someone has withdrawn them',
      registers
    }),
    withdrawalsRead: new Gauge({
      name: 'withdrawals_read_timestamp_seconds',
      help: 'When the database was last asked with success which offers are withdrawn',
      registers
    }),
    outboxWaiting: new Gauge({
      name: 'outbox_waiting',
      help: 'Mails, and messages to the account service, that wait to be delivered',
      labelNames: ['outbox'],
      registers
    }),
    outboxOldest: new Gauge({
      name: 'outbox_oldest_timestamp_seconds',
      help: 'When the oldest was written that waits in an outbox; no value where none waits',
      labelNames: ['outbox'],
      registers
    }),
    outboxDeliveries: new Counter({
      name: 'outbox_deliveries_total',
      help: 'Attempts to deliver by outcome: done, again, given-up',
      labelNames: ['outbox', 'outcome'],
      registers
    }),
    upstreamAnswers: new Counter({
      name: 'upstream_answers_total',
      help: 'Answers of upstreams by outcome: good, or the kind of fault',
      labelNames: ['upstream', 'outcome'],
      registers
    }),
    upstreamUp: new Gauge({
      name: 'upstream_up',
      help: 'Whether the last answer of an upstream was good: 1 or 0; no value before the first',
      labelNames: ['upstream'],
      registers
    }),
    upstreamLastGood: new Gauge({
      name: 'upstream_last_good_timestamp_seconds',
      help: 'When an upstream gave its last good answer; before it, when the first fault came',
      labelNames: ['upstream'],
      registers
    }),
    upstreamLeftOut: new Gauge({
      name: 'upstream_items_left_out',
      help: 'Items of the last good answer of an upstream that cannot be shown; the log names them',
      labelNames: ['upstream'],
      registers
    }),
    cacheHits: new Counter({ name: 'page_cache_hits_total', help: 'Answers found in the page cache', registers }),
    cacheMisses: new Counter({ name: 'page_cache_misses_total', help: 'Answers made for the page cache', registers }),
    cacheEvictions: new Counter({
      name: 'page_cache_evictions_total',
      help: 'Entries that left the page cache for want of room',
      registers
    }),
    cacheBytes: new Gauge({ name: 'page_cache_bytes', help: 'Bytes in the page cache', registers }),
    shedRequests: new Counter({
      name: 'shed_requests_total',
      help: 'Requests that were told to come again, because too many renders wait',
      registers
    }),
    addressTableAge: new Gauge({
      name: 'address_table_age_days',
      help: 'Days since the data were made by which addresses are located',
      registers
    }),
    locationFaults: new Counter({
      name: 'visitor_location_faults_total',
      help: 'Requests whose proxy names no place: unknown-code, a code of no country; unknown-region, a code of no province of Canada; private-address, an address of no public network',
      labelNames: ['kind'],
      registers
    }),
    recordsReviewDue: new Gauge({
      name: 'records_review_due',
      help: 'Records of rules, offers and trust marks to be looked at again: past, their date is over; soon, it comes within 30 days',
      labelNames: ['collection', 'state'],
      registers
    }),
    contentRead: new Gauge({
      name: 'content_read_timestamp_seconds',
      help: 'When CONTENT_URL last answered as it should; 0 before, and without it',
      registers
    }),
    traceSpans: new Counter({
      name: 'trace_spans_total',
      help: 'Spans by what came of them: sent, or lost because the collector did not take them',
      labelNames: ['outcome'],
      registers
    }),
    browserReports: new Counter({
      name: 'browser_reports_total',
      help: 'What browsers report of our documents: type csp-violation, crash, deprecation, intervention or other; detail the directive or the cause of a crash; blocked the kind of what a policy refused',
      labelNames: ['type', 'detail', 'blocked'],
      registers
    }),
    browserFaults: new Counter({
      name: 'browser_faults_total',
      help: 'Faults in browsers of visitors who have agreed to be measured: error, rejection, file (it did not come), shown (a notice or screen of ours); by page family',
      labelNames: ['kind', 'family'],
      registers
    }),
    vitals: new Histogram({
      name: 'web_vital_seconds',
      help: 'LCP, FCP, INP and TTFB in browsers of visitors who have agreed to be measured',
      labelNames: ['vital', 'family', 'screen'],
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
      registers
    }),
    layoutShift: new Histogram({
      name: 'web_vital_layout_shift',
      help: 'CLS in browsers of visitors who have agreed to be measured',
      labelNames: ['family', 'screen'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
      registers
    }),
    contentFaults: new Counter({
      name: 'content_faults_total',
      help: 'Edits of content with a fault; the files that have one keep their last good text',
      registers
    }),
    linesLost: new Counter({
      name: 'log_lines_lost_total',
      help: 'Lines of the log that could not be written: the disk is full, or their reader has gone or stands still',
      registers,
      collect() {
        this.reset()
        this.inc(logLinesLost())
      }
    }),
    contentAtFault: new Gauge({
      name: 'content_faults',
      help: 'Faults of the content as it is edited now; the log and npm run content name them',
      registers
    })
  }
}

export type Metrics = ReturnType<typeof createMetrics>

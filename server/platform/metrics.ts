import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { constrainedMemory } from 'node:process'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { logLinesLost } from './logger.ts'

/** The process's metrics, in a registry of their own so that two servers in one test do not mix. */
export function createMetrics({ DATA_DIR } = { DATA_DIR: '.' }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const histogram = <Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = []
  ) => new Histogram({ name, help, buckets, labelNames, registers })
  const readiness = { isReady: () => false }
  gauge(
    'memory_limit_bytes',
    'The memory that the process may have: the limit of its container or unit, else that of the machine'
  ).set(Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY))
  const signUps = counter(
    'sign_ups_total',
    'Registrations by outcome: accepted (whether the address was known is said nowhere), shed (too many at once, or the caller has gone), failed',
    ['outcome']
  )
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
    build: gauge('build_info', 'The build that is served, by its id', ['build']),
    contentVersion: gauge('content_info', 'The edited content that is shown, by the first characters of its version', [
      'version'
    ]),
    pagesByRule: counter(
      'page_requests_by_rule_total',
      'Requests for pages by the key of the visitor’s country (unknown, or local for this network) and the rule that decided: BLOCKED, WARNING or none',
      ['country_key', 'rule']
    ),
    requests: counter('http_requests_total', 'Answers by kind and status', ['kind', 'status']),
    renders: histogram('page_render_seconds', 'Time to render one page', [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5]),
    renderFailures: counter('page_render_failures_total', 'Pages that could not be rendered'),
    signUps,
    databaseUp: gauge('database_up', 'Whether a sign-up could be stored at the last try: 1 or 0'),
    database: histogram(
      'database_seconds',
      'Time of statements and transactions, what they wait for included, by outcome: done or failed',
      [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
      ['work', 'outcome']
    ),
    dataFree: new Gauge({
      name: 'data_dir_free_bytes',
      help: 'Bytes that the site may still write on the disk of DATA_DIR, as last seen',
      registers,
      async collect() {
        const disk = await statfs(DATA_DIR).catch(() => null)
        if (disk) this.set(disk.bavail * disk.bsize)
      }
    }),
    withdrawnOffers: gauge(
      'withdrawn_offers',
      'Offers that this process shows nowhere because someone has withdrawn them'
    ),
    withdrawalsRead: gauge(
      'withdrawals_read_timestamp_seconds',
      'When the database was last asked with success which offers are withdrawn'
    ),
    outboxWaiting: gauge('outbox_waiting', 'Mails, and messages to the account service, that wait to be delivered', [
      'outbox'
    ]),
    outboxOldest: gauge(
      'outbox_oldest_timestamp_seconds',
      'When the oldest was written that waits in an outbox; no value where none waits',
      ['outbox']
    ),
    outboxDeliveries: counter('outbox_deliveries_total', 'Attempts to deliver by outcome: done, again, given-up', [
      'outbox',
      'outcome'
    ]),
    upstreamAnswers: counter('upstream_answers_total', 'Answers of upstreams by outcome: good, or the kind of fault', [
      'upstream',
      'outcome'
    ]),
    upstreamUp: gauge(
      'upstream_up',
      'Whether the last answer of an upstream was good: 1 or 0; no value before the first',
      ['upstream']
    ),
    upstreamLastGood: gauge(
      'upstream_last_good_timestamp_seconds',
      'When an upstream gave its last good answer; before it, when the first fault came',
      ['upstream']
    ),
    upstreamLeftOut: gauge(
      'upstream_items_left_out',
      'Items of the last good answer of an upstream that cannot be shown; the log names them',
      ['upstream']
    ),
    cacheHits: counter('page_cache_hits_total', 'Answers found in the page cache'),
    cacheMisses: counter('page_cache_misses_total', 'Answers made for the page cache'),
    cacheEvictions: counter('page_cache_evictions_total', 'Entries that left the page cache for want of room'),
    cacheBytes: gauge('page_cache_bytes', 'Bytes in the page cache'),
    shedRequests: counter(
      'shed_requests_total',
      'Requests that were told to come again, because too many renders wait'
    ),
    addressTableAge: gauge('address_table_age_days', 'Days since the data were made by which addresses are located'),
    locationFaults: counter(
      'visitor_location_faults_total',
      'Requests whose proxy names no place: unknown-code, a code of no country; unknown-region, a code of no province of Canada; private-address, an address of no public network',
      ['kind']
    ),
    recordsReviewDue: gauge(
      'records_review_due',
      'Records of rules, offers and trust marks to be looked at again: past, their date is over; soon, it comes within 30 days',
      ['collection', 'state']
    ),
    contentRead: gauge(
      'content_read_timestamp_seconds',
      'When CONTENT_URL last answered as it should, else when the process began to ask; 0 without it'
    ),
    traceSpans: counter(
      'trace_spans_total',
      'Spans by what came of them: sent, or lost because the collector did not take them',
      ['outcome']
    ),
    browserReports: counter(
      'browser_reports_total',
      'What browsers report of our documents: type csp-violation, crash, deprecation, intervention or other; detail the directive or the cause of a crash; blocked the kind of what a policy refused',
      ['type', 'detail', 'blocked']
    ),
    browserFaults: counter(
      'browser_faults_total',
      'Faults in browsers of visitors who have agreed to be measured: error, rejection, file (it did not come), shown (a notice or screen of ours); by page family',
      ['kind', 'family']
    ),
    vitals: histogram(
      'web_vital_seconds',
      'LCP, FCP, INP and TTFB in browsers of visitors who have agreed to be measured',
      [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
      ['vital', 'family', 'screen']
    ),
    layoutShift: histogram(
      'web_vital_layout_shift',
      'CLS in browsers of visitors who have agreed to be measured',
      [0.01, 0.05, 0.1, 0.25, 0.5],
      ['family', 'screen']
    ),
    contentFaults: counter(
      'content_faults_total',
      'Edits of content with a fault; the files that have one keep their last good text'
    ),
    linesLost: new Counter({
      name: 'log_lines_lost_total',
      help: 'Lines of the log that could not be written: the disk is full, or their reader has gone or stands still',
      registers,
      collect() {
        this.reset()
        this.inc(logLinesLost())
      }
    }),
    contentAtFault: gauge(
      'content_faults',
      'Faults of the content as it is edited now; the log and npm run content name them'
    )
  }
}

export type Metrics = ReturnType<typeof createMetrics>

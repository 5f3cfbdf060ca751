/** Series with their values every half minute, as promtool writes them. Labels of the scrape are added where they are not named. */
type Series = Readonly<Record<string, string>>
type Case = readonly [what: string, series: Series]

/** Two processes that are well; a case may say otherwise. */
export const healthy: Series = {
  'up{instance="a"}': '1+0x150',
  'up{instance="b"}': '1+0x150',
  'site_ready{instance="a"}': '1+0x150',
  'site_ready{instance="b"}': '1+0x150'
}

const pages = 'http_requests_total{kind="page",status="200"}'
const failed = 'http_requests_total{kind="page",status="500"}'
/** Of `whole` statements in half a minute so many take half a second at most. */
const statements = (quick: string, whole: string): Series => ({
  'database_seconds_bucket{outcome="done",le="0.5"}': quick,
  'database_seconds_bucket{outcome="done",le="2"}': whole,
  'database_seconds_bucket{outcome="done",le="+Inf"}': whole
})
const now = '0+30x150'
const never = '0+0x150'
/** Its value from the tenth minute on. */
const since = (value: number) => `0+0x20 ${value}+0x130`
/** A timestamp that stands still from the tenth minute on. */
const stopped = '0+30x20 600+0x130'

/** Of each alert: when a person has to look, and when not. */
export const alertCases: Readonly<Record<string, { fires: Case; silent: Case }>> = {
  SiteNotReady: {
    fires: ['one of two refuses visitors', { 'site_ready{instance="b"}': '1+0x20 0+0x130' }],
    silent: ['a start', { 'site_ready{instance="b"}': '1+0x20 0+0x2 1+0x128' }]
  },
  ProcessGone: {
    fires: ['one of two is gone', { 'up{instance="b"}': '1+0x20 0+0x130', 'site_ready{instance="b"}': '1+0x20 stale' }],
    silent: ['one restart', { 'up{instance="b"}': '1+0x20 0+0x2 1+0x128' }]
  },
  SiteGone: {
    fires: [
      'no process is there',
      { 'site_ready{instance="a"}': '1+0x20 stale', 'site_ready{instance="b"}': '1+0x20 stale' }
    ],
    silent: ['one of two is gone', { 'site_ready{instance="b"}': '1+0x20 stale' }]
  },
  RestartsInALoop: {
    fires: [
      'a start every two minutes',
      { process_start_time_seconds: '0+0x3 120+0x3 240+0x3 360+0x3 480+0x3 600+0x130' }
    ],
    silent: ['a roll-out, and back', { process_start_time_seconds: '0+0x20 630+0x10 960+0x118' }]
  },
  AnswersFail: {
    fires: ['two in a hundred', { [pages]: '0+98x150', [failed]: '0+2x150' }],
    silent: ['a quiet night, two failures four minutes apart', { [pages]: '0+1x150', [failed]: '0+0x20 1+0x7 2+0x121' }]
  },
  AnswersSlow: {
    fires: ['a process that never rests', { nodejs_eventloop_lag_p99_seconds: '0.8+0x150' }],
    silent: ['an edit that is rendered', { nodejs_eventloop_lag_p99_seconds: '0.02+0x20 0.9+0x4 0.02+0x124' }]
  },
  RequestsShed: {
    fires: ['one a second', { shed_requests_total: now }],
    silent: ['a burst', { shed_requests_total: since(25) }]
  },
  DatabaseAway: {
    fires: ['it is away', { database_up: '1+0x20 0+0x130' }],
    silent: ['one attempt fails', { database_up: '1+0x20 0+0x1 1+0x128' }]
  },
  DatabaseSlow: {
    fires: ['one in ten', statements('0+9x150', '0+10x150')],
    silent: ['a backup, four minutes', statements('0+15x20 300+7x8 356+15x120', '0+15x150')]
  },
  SignUpsFail: {
    fires: ['the first one', { 'sign_ups_total{outcome="failed"}': since(1) }],
    silent: ['a restart takes the count back', { 'sign_ups_total{outcome="failed"}': '1+0x20 0+0x130' }]
  },
  WithdrawalsNotRead: {
    fires: ['nobody answers', { withdrawals_read_timestamp_seconds: stopped }],
    silent: ['a start', { withdrawals_read_timestamp_seconds: '0+0x2 90+30x147' }]
  },
  OutboxOld: {
    fires: ['a mail waits', { 'outbox_oldest_timestamp_seconds{outbox="mail"}': '600+0x150' }],
    silent: ['nothing waits after ten minutes', { 'outbox_oldest_timestamp_seconds{outbox="mail"}': '0+0x20 stale' }]
  },
  DeliveriesGivenUp: {
    fires: ['one', { 'outbox_deliveries_total{outbox="mail",outcome="given-up"}': since(1) }],
    silent: ['a mail server that is away', { 'outbox_deliveries_total{outbox="mail",outcome="again"}': now }]
  },
  UpstreamAway: {
    fires: [
      'no good answer any more',
      {
        'upstream_up{upstream="ambassadors"}': '1+0x20 0+0x130',
        'upstream_last_good_timestamp_seconds{upstream="ambassadors"}': stopped
      }
    ],
    silent: [
      'one bad answer in a night without others',
      {
        'upstream_up{upstream="ambassadors"}': '1+0x20 0+0x2 1+0x128',
        'upstream_last_good_timestamp_seconds{upstream="ambassadors"}': now
      }
    ]
  },
  ContentFaults: {
    fires: ['two faults stay', { content_faults: since(2) }],
    silent: ['an editor mends them', { content_faults: '0+0x20 2+0x6 0+0x123' }]
  },
  ContentNotRead: {
    fires: ['its address is away', { content_read_timestamp_seconds: stopped }],
    silent: ['content of a folder', { content_read_timestamp_seconds: never }]
  },
  ContentDiffers: {
    fires: [
      'one process stays behind',
      { 'content_info{instance="a",version="1"}': '1+0x150', 'content_info{instance="b",version="2"}': '1+0x150' }
    ],
    silent: [
      'one follows the other',
      {
        'content_info{instance="a",version="1"}': '1+0x20 stale',
        'content_info{instance="a",version="2"}': '_x20 1+0x130',
        'content_info{instance="b",version="1"}': '1+0x36 stale',
        'content_info{instance="b",version="2"}': '_x36 1+0x114'
      }
    ]
  },
  CacheEvictionsHigh: {
    fires: ['two a second', { page_cache_evictions_total: '0+60x150' }],
    silent: ['a crawler, ten minutes', { page_cache_evictions_total: '0+0x20 0+60x20 1200+0x110' }]
  },
  MemoryNearLimit: {
    fires: ['nine tenths', { process_resident_memory_bytes: '460+0x150', memory_limit_bytes: '512+0x150' }],
    silent: [
      'an edit of the content',
      { process_resident_memory_bytes: '280+0x20 450+0x4 300+0x124', memory_limit_bytes: '512+0x150' }
    ]
  },
  DiskNearlyFull: {
    fires: ['400 MB', { data_dir_free_bytes: '4e8+0x150' }],
    silent: ['a backup comes and goes', { data_dir_free_bytes: '5e9+0x20 4e8+0x6 5e9+0x122' }]
  },
  CertificateEnds: {
    fires: ['ten days', { 'probe_ssl_earliest_cert_expiry{job="certificates"}': '864000+0x150' }],
    silent: ['thirty days', { 'probe_ssl_earliest_cert_expiry{job="certificates"}': '2592000+0x150' }]
  },
  PlacesUnknown: {
    fires: ['one visitor a second', { 'visitor_location_faults_total{kind="private-address"}': now }],
    silent: ['a scanner', { 'visitor_location_faults_total{kind="unknown-code"}': '_x20 40+0x130' }]
  },
  RecordsPastReview: {
    fires: ['one', { 'records_review_due{collection="offers",state="past"}': '1+0x150' }],
    silent: ['soon', { 'records_review_due{collection="offers",state="soon"}': '3+0x150' }]
  },
  PolicyViolations: {
    fires: [
      'on one page in five',
      { [pages]: '0+5x150', 'browser_reports_total{type="csp-violation",blocked="inline"}': '0+1x150' }
    ],
    silent: [
      'a quiet night, an extension, and one report of one page',
      {
        [pages]: '0+0x20 1+0x130',
        'browser_reports_total{type="csp-violation",blocked="extension"}': '0+1x150',
        'browser_reports_total{type="csp-violation",blocked="inline"}': '0+0x20 1+0x130'
      }
    ]
  },
  BrowserFaults: {
    fires: ['two a minute', { 'browser_faults_total{kind="error",family="home"}': '0+1x150' }],
    silent: ['one broken browser', { 'browser_faults_total{kind="error",family="home"}': since(15) }]
  },
  TracesLost: {
    fires: ['a collector that is away', { 'trace_spans_total{outcome="lost"}': '0+5x150' }],
    silent: ['its restart', { 'trace_spans_total{outcome="lost"}': since(500) }]
  },
  LogLinesLost: {
    fires: ['a full disk', { log_lines_lost_total: since(5) }],
    silent: ['a restart takes the count back', { log_lines_lost_total: '5+0x20 0+0x130' }]
  }
}

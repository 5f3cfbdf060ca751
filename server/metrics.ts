import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The process's metrics, in a registry of their own so that two servers in one test do not mix. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
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
    storedPages: new Gauge({ name: 'stored_pages', help: 'Pages in the page store', registers }),
    contentFaults: new Counter({
      name: 'content_faults_total',
      help: 'Edits of content that were refused; the last good content stays',
      registers
    })
  }
}

export type Metrics = ReturnType<typeof createMetrics>

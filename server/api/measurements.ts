import { parseCookies } from '../../app/site/http/cookies.ts'
import { empty, refuse } from '../http/answers.ts'
import { pageAt } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { measurementSchemas } from '../reports/measurements.schema.ts'
import { receive } from '../reports/receive.ts'
import { grantOf } from './consent.ts'

/** The kinds of pages that are measured apart, by their screens; every other page is `other`. So many series a vital has, and no more. */
const measuredApart = ['home', 'download', 'promotions', 'tournaments', 'help', 'policy']

/**
 * POST /api/measurements: how fast a page was, and its faults, of a visitor who has agreed to today's text; of any other 403. Counted by page family and
 * screen type; the log names each different fault once an hour. 204.
 */
export async function answerMeasurements(c: SiteContext): Promise<Response> {
  const { facts, services, settings, content } = c.var
  const { metrics } = settings
  if (parseCookies(c.req.header('cookie')).consent !== grantOf(content))
    return refuse(c, 403, 'Nothing is measured without consent')
  const received = await receive(c, 'measurements', measurementSchemas)
  if ('refusal' in received) return received.refusal
  const { page: pathname, screen, vitals, faults } = received.read
  const page = pageAt(c, pathname)
  const family = measuredApart.find(name => page.kind === 'page' && page.row.screen === name) ?? 'other'
  const { CLS, ...times } = vitals
  if (CLS !== undefined) metrics.layoutShift.observe({ family, screen }, CLS)
  for (const [vital, ms] of Object.entries(times))
    if (ms !== undefined) metrics.vitals.observe({ vital, family, screen }, ms / 1000)
  for (const { kind, ...fault } of faults) {
    metrics.browserFaults.inc({ kind, family })
    const path = page.kind === 'page' ? page.path : null
    services.intake.warn({ site: facts.siteId, kind, ...fault, page: path }, 'a fault in browsers')
  }
  return empty(c)
}

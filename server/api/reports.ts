import { empty } from '../http/answers.ts'
import { pageAt } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { reportSchemas } from '../reports/browser-report.ts'
import { receive } from '../reports/receive.ts'

/**
 * POST /api/reports: reports of browsers about our documents by the policy's `report-to` and `report-uri`. Counted by words of fixed lists; the log names
 * directive, origin and page, each once an hour. A report about a document of another host is dropped. 204.
 */
export async function answerReports(c: SiteContext): Promise<Response> {
  const received = await receive(c, 'reports', reportSchemas)
  if ('refusal' in received) return received.refusal
  const { facts, services, settings } = c.var
  const host = c.req.header('host')?.toLowerCase()
  for (const { document, origin, ...counted } of received.read) {
    if (document?.host !== host) continue
    settings.metrics.browserReports.inc(counted)
    const page = pageAt(c, document?.pathname ?? '/')
    const path = page.kind === 'page' ? page.path : null
    services.intake.warn({ site: facts.siteId, ...counted, origin, page: path }, 'browsers report')
  }
  return empty(c)
}

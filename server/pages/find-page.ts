import type { Answer } from '../../app/site/http/address-answer.ts'
import { pageGone, pageNotFound, routeNotValid, unknownMiddleware } from '../../app/site/http/error-messages.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { pageShown } from '../../app/site/page/inducement-shown.ts'
import type { Outcome } from '../../app/site/page/page-scope.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import type { FormState } from '../../app/site/page/visit.ts'
import { datedRecords, pageStateAt, successorPath } from '../../app/site/site-map/dated-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import type { SiteContext } from '../http/site-context.ts'
import { visitorScope } from '../visitor/visitor-scope.ts'
import { readPreview } from './preview.ts'
import { siteMapNow } from './site-map-now.ts'

export type Refusal = Exclude<Outcome, { status: 200 }>
/** A request for a page: `facts` are those of the page's own address, which a form or a file does not have. */
export type Exchange = { c: SiteContext; facts: RequestFacts; form?: FormState }

/** Finds the page of an exchange's address, or of another one. */
export function resolvePage(
  { c, facts }: Exchange,
  other: Partial<Pick<RequestFacts, 'pathname' | 'search'>> = {}
): Answer {
  const { content, development, environment } = c.var.settings
  const asOf = readPreview(facts.search, development)?.asOf
  return resolveAddress({
    ...facts,
    ...other,
    siteMap: asOf ? rowsAt(content(), asOf) : c.var.pages.siteMap,
    environment
  })
}

/** A page is refused by the dates of its records (410 with its successor, or not begun), by law, where it has no neutral words, or by middleware, which does not exist: 500. */
export function refusalOf(row: SiteMapRow, { c, facts }: Exchange): Refusal | null {
  const { settings, pages } = c.var
  const { siteId, search } = facts
  const fullPath = `${facts.pathname}${search}`
  const content = settings.content()
  const now = readPreview(search, settings.development)?.asOf ?? settings.now()
  const records = datedRecords(content)
  const state = pageStateAt(row, siteId, records, now)
  switch (state.kind) {
    case 'live':
      if (row.absentWhereHidden && !pageShown({ ...visitorScope(c), asOf: () => now }, row))
        return { status: 404, message: routeNotValid(fullPath) }
      return row.middleware?.length ? { status: 500, message: unknownMiddleware() } : null
    case 'absent':
      return { status: 404, message: pageNotFound(fullPath) }
    case 'gone': {
      const { record, since } = state
      const rows = siteMapNow(content, now, pages.siteMap)
      return {
        status: 410,
        message: pageGone(fullPath),
        gone: { record, since, row, successorPath: successorPath(record, siteId, records, rows) }
      }
    }
  }
}

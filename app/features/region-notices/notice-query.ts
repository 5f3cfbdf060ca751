import { withoutSecret, withPageQuery } from '../../site/links/with-page-query.ts'

/** A notice's link with the visitor's query: "`/?force=1&{current query}`" where the link chooses a region, else "same path and query". */
export function withNoticeQuery(href: string, search: string): string {
  return /[?&]force=1/.test(href) ? withPageQuery(href, search) : `${href}${withoutSecret(search)}`
}

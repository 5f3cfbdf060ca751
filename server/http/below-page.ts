import type { Answer } from '../../app/site/http/address-answer.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import type { ApiCall } from '../api-call.ts'
import { sendRedirect } from './send.ts'

export type PageAbove = Extract<Answer, { kind: 'page' }> & {
  /** The page's own pathname on the host that was asked. */
  pathname: string
}

/**
 * Finds the page that a file belongs to whose address is the page's and the file's name (`/en/` and `site.webmanifest`), by the one rule of addresses: host, locale and
 * what is live. A page that lives elsewhere takes its file along: that redirect is sent. In: the call and the file's name. Out: the page; the status that was
 * sent; or null where no page is there.
 */
export function pageAbove({ response, facts, pages }: ApiCall, name: string): PageAbove | number | null {
  const pathname = facts.pathname.slice(0, -name.length)
  const { environment } = pages.renderer.settings
  const answer = resolveAddress({ ...facts, pathname, search: '?force=1', siteMap: pages.siteMap, environment })
  if (answer.kind === 'not-found') return null
  if (answer.kind === 'page') return { ...answer, pathname }
  const [location = ''] = answer.location.split('?')
  return sendRedirect(response, 301, `${location}${name}`, { private: false })
}

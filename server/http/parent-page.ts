import { type Answer, forceQuery } from '../../app/site/http/address-answer.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { redirect } from './answers.ts'
import { type SiteContext, siteMapOf } from './site-context.ts'

export type ParentPage = Extract<Answer, { kind: 'page' }> & {
  /** The page's own pathname on the host that was asked. */
  pathname: string
}

/** The page whose address, with a file's name, is this one (`/en/` and `site.webmanifest`). A redirect where it has moved, null without a page. */
export function parentPage(c: SiteContext, name: string): ParentPage | Response | null {
  const { facts, settings } = c.var
  const pathname = facts.pathname.slice(0, -name.length)
  const { environment } = settings
  const answer = resolveAddress({ ...facts, pathname, search: forceQuery, siteMap: siteMapOf(c), environment })
  if (answer.kind === 'not-found') return null
  if (answer.kind === 'page') return { ...answer, pathname }
  const [location = ''] = answer.location.split('?')
  return redirect(c, 301, `${location}${name}`)
}

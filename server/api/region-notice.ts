import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import type { Locale } from '../../app/site/locales/locale.ts'
import type { ApiCall } from '../api-call.ts'
import { sendJson } from '../http/send.ts'
import { errorRequest } from '../pages/error-request.ts'
import { isAskable, regionNotice } from '../region-notice.ts'
import { translatorOf } from '../translator.ts'

/**
 * GET /api/region-notice?notice={name}&page={pathname}: what a notice says on a page to the visitor who asks, in the page's language. 400 names the
 * bad parameter; 404 where the site has no such notice. Never cached.
 */
export async function answerRegionNotice(call: ApiCall): Promise<number> {
  const { request, response, facts, pages } = call
  const query = new URLSearchParams(facts.search)
  const notice = query.get('notice') ?? ''
  const pathname = query.get('page') ?? '/'
  if (!isAskable(notice)) return refuse(call, 400, 'notice')
  if (!pathname.startsWith('/')) return refuse(call, 400, 'page')
  const { settings } = pages.renderer
  const { path, locale } = pageAt(pathname, call)
  const words = regionNotice(notice, {
    t: translatorOf(await settings.build(), locale),
    siteId: facts.siteId,
    host: facts.hostKind,
    locale,
    path,
    environment: settings.environment,
    content: settings.content(),
    flags: siteConfigurationOf(facts.siteId).flags,
    location: pages.locationOf(request),
    audience: pages.audienceOf(request, facts),
    now: settings.now()
  })
  return words ? sendJson(response, 200, words) : refuse(call, 404, 'notice')
}

/** The page at an address of this site, or what stands there where no page is: the error screen, in the language of the address. */
export function pageAt(pathname: string, { request, facts, pages }: ApiCall): { path: string; locale: Locale } {
  const { siteMap, renderer } = pages
  const { environment } = renderer.settings
  const found = resolveAddress({ ...facts, pathname, search: '?force=1', siteMap, environment })
  if (found.kind === 'page') return found
  return errorRequest(
    { status: 404, message: '' },
    { ...facts, pathname },
    pages.audienceOf(request, facts),
    environment
  )
}

const refuse = ({ response }: ApiCall, statusCode: 400 | 404, parameter: 'notice' | 'page'): number =>
  sendJson(response, statusCode, {
    statusCode,
    message: `The parameter '${parameter}' names nothing here`,
    fatal: false
  })

import type { IncomingMessage, ServerResponse } from 'node:http'
import { downloadKind, downloadTarget } from '../../app/features/download/download-target.ts'
import { preferredLink } from '../../app/features/download/preferred-link.ts'
import { askedPlatform, downloadLocale } from '../../app/features/download/start-address.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { isIosChrome } from '../../app/site/device/browser.ts'
import { clientHints } from '../../app/site/device/client-hints.ts'
import { deviceInfo } from '../../app/site/device/device-info.ts'
import { platformOf } from '../../app/site/device/platform.ts'
import type { DownloadPlatform } from '../../app/site/downloads/download-platforms.data.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { allowedAddress } from '../../app/site/links/allowed-address.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { mayDownload } from '../../app/site/visitor/download-blocked.ts'
import type { ApiCall } from '../api-call.ts'
import { sendRedirect } from '../http/send.ts'
import { answerRefusal } from '../pages/answer-page.ts'

/**
 * GET /download/start/{windows,macos,ios,android}/: "302 to the target, made on the server; a BLOCKED country goes to the home page", which says why.
 * `/download/start/` decides by user agent; `/ios/` and `/android/` use type 6, then 2, then the mobile page. Any other platform is 404. Nobody may keep
 * the answer: it is this visitor's, here and now. Out: the status.
 */
export async function answerDownloadStart(call: ApiCall): Promise<number> {
  const { request, response, facts, pages } = call
  const slashed = `${facts.pathname}/`
  if (!facts.pathname.endsWith('/') && askedPlatform(slashed) !== undefined)
    return sendRedirect(response, 301, `${slashed}${facts.search}`, { private: false })
  const platform = askedPlatform(facts.pathname)
  if (platform === undefined) {
    const message = pageNotFound(`${facts.pathname}${facts.search}`)
    return answerRefusal(request, response, pages, facts.pathname, { status: 404, message })
  }
  const locale = downloadLocale(facts)
  if (!mayDownload(pages.audienceOf(request, facts).rule))
    return goTo(response, `${pagePath(facts.siteId, locale, '/')}?notice=download-blocked`)
  const link = await storeLink(call, platform)
  if (link) return goTo(response, link)
  const { environment } = pages.renderer.settings
  const { brandAlias } = siteConfiguration
  const kind = platform ? downloadKind({ platform }) : kindOf(request)
  return goTo(response, downloadTarget({ kind, brandAlias, locale, siteId: facts.siteId, bases: environment }))
}

/** Where the upstream says that the client for a phone is; null where it does not say, and for computers. */
async function storeLink({ request, facts, pages, services }: ApiCall, platform: DownloadPlatform | null) {
  if (platform !== 'ios' && platform !== 'android') return null
  const country = pages.locationOf(request).countryKey ?? siteConfigurationOf(facts.siteId).regionCountryCode
  const { brandAlias } = siteConfiguration
  const link = preferredLink((await services.downloadLinks.linksOf({ brandAlias, platform, country })) ?? [])
  return allowedAddress(link, { external: true })
}

function kindOf(request: IncomingMessage) {
  const userAgent = request.headers['user-agent']
  const hints = clientHints(request.headers)
  const { isDesktop } = deviceInfo({ userAgent, ...hints })
  return downloadKind({ platform: platformOf(userAgent, hints), isDesktop, isIosChrome: isIosChrome(userAgent ?? '') })
}

function goTo(response: ServerResponse, location: string): number {
  response.writeHead(302, {
    Location: location,
    'Content-Length': 0,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'origin',
    'X-Robots-Tag': 'noindex'
  })
  response.end()
  return 302
}

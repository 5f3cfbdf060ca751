import type { DownloadPlatform } from '../../app/domain/downloads/download-platform.ts'
import { mayDownload } from '../../app/domain/law/download-blocked.ts'
import { allowedAddress } from '../../app/domain/links/refused-navigation.ts'
import { downloadKind, downloadTarget } from '../../app/features/download/download-target.ts'
import { preferredLink } from '../../app/features/download/preferred-link.ts'
import { askedPlatform, downloadLocale } from '../../app/features/download/start-address.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { isIosChrome } from '../../app/site/device/browser.ts'
import { clientHints } from '../../app/site/device/client-hints.ts'
import { deviceInfo } from '../../app/site/device/device-info.ts'
import { platformOf } from '../../app/site/device/platform.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { redirect } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { answerRefusal } from '../pages/answer-page.ts'

/** GET /download/start/{windows,macos,ios,android}/: "302 to the target; a BLOCKED country goes to the home page". Without a platform by user agent. */
export async function answerDownloadStart(c: SiteContext): Promise<Response> {
  const { facts, settings, visitor } = c.var
  const slashed = `${facts.pathname}/`
  if (!facts.pathname.endsWith('/') && askedPlatform(slashed) !== undefined)
    return redirect(c, 301, `${slashed}${facts.search}`)
  const platform = askedPlatform(facts.pathname)
  if (platform === undefined) {
    const message = pageNotFound(`${facts.pathname}${facts.search}`)
    return answerRefusal(c, facts.pathname, { status: 404, message })
  }
  const locale = downloadLocale(facts)
  if (!mayDownload(visitor.audience)) return goTo(c, `${pagePath(facts.siteId, locale, '/')}?notice=download-blocked`)
  const link = await storeLink(c, platform)
  if (link) return goTo(c, link)
  const { brandAlias } = siteConfiguration
  const kind = platform ? downloadKind({ platform }) : kindOf(c)
  return goTo(c, downloadTarget({ kind, brandAlias, locale, siteId: facts.siteId, bases: settings.environment }))
}

/** Where the upstream says that the client for a phone is; null where it does not say, and for computers. */
async function storeLink(c: SiteContext, platform: DownloadPlatform | null) {
  if (platform !== 'ios' && platform !== 'android') return null
  const { facts, services, visitor } = c.var
  const country = visitor.location.countryKey ?? siteConfigurationOf(facts.siteId).regionCountryCode
  const { brandAlias } = siteConfiguration
  const link = preferredLink((await services.downloadLinks.linksOf({ brandAlias, platform, country })) ?? [])
  return allowedAddress(link, { external: true })
}

function kindOf({ env }: SiteContext) {
  const { headers } = env.incoming
  const userAgent = headers['user-agent']
  const hints = clientHints(headers)
  const { isDesktop } = deviceInfo({ userAgent, ...hints })
  return downloadKind({ platform: platformOf(userAgent, hints), isDesktop, isIosChrome: isIosChrome(userAgent ?? '') })
}

const goTo = (c: SiteContext, location: string): Response =>
  c.body(null, 302, {
    Location: location,
    'Content-Length': '0',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'origin',
    'X-Robots-Tag': 'noindex'
  })

import { languageTag } from '../../app/domain/locales/locale.ts'
import { hasLocale } from '../../app/domain/sites/sites.ts'
import { offeredLanguage } from '../../app/features/language-banner/offered-language.ts'
import { forceQuery } from '../../app/site/http/address-answer.ts'
import { ownPath } from '../../app/site/links/own-path.ts'
import { regionLink } from '../../app/site/links/region-link.ts'
import { parseAcceptLanguage } from '../../app/site/locales/accept-language.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { empty, json, unknownParameter } from '../http/answers.ts'
import { type RequestedPage, requestedPage } from '../http/requested-page.ts'
import { type SiteContext, siteMapOf } from '../http/site-context.ts'
import { translatorOf } from '../pages/translator.ts'

/** GET /api/language-banner?page={pathname}: the words, their markup and its styles where the visitor wants another language, else 204. 400 names the bad parameter. */
export async function answerLanguageBanner(c: SiteContext): Promise<Response> {
  const page = requestedPage(c)
  if (!page) return unknownParameter(c, 'page')
  const offered = languageBanner(c, page)
  const headers = { Vary: 'Cookie, Accept-Language' }
  if (!offered) return empty(c, headers)
  const build = await c.var.settings.build()
  const t = translatorOf(build, offered.locale)
  const words = {
    ...offered,
    sentence: t('language-banner.sentence'),
    switchTo: t('language-banner.switch-to'),
    dismiss: t('language-banner.dismiss')
  }
  const html = build.renderFragment('language-banner', words)
  return json(c, { ...words, html, styles: build.fragmentStyles(html) }, 200, headers)
}

/** The visitor's language and the page in it, on this site or another; null where the page is in it, or no site has it. */
function languageBanner(c: SiteContext, page: RequestedPage) {
  const { facts, settings } = c.var
  const siteMap = siteMapOf(c)
  const { environment } = settings
  if (page.kind !== 'page') return null
  const { siteId, hostKind: host, cookieLocale, acceptLanguage } = facts
  const offered = offeredLanguage({
    wanted: parseAcceptLanguage(acceptLanguage),
    siteId,
    page: page.locale,
    chosen: cookieLocale && hasLocale(siteId, cookieLocale) ? cookieLocale : null,
    hasPage: site => findPage(site, page.path, siteMap) !== undefined
  })
  if (!offered) return null
  const { locale } = offered
  const href =
    offered.siteId === siteId
      ? `${ownPath({ siteId, locale, host, environment }, page.path)}${forceQuery}`
      : regionLink(offered, page.path, siteId, environment, siteMap)
  return { locale, lang: languageTag(locale), href }
}

import { offeredLanguage } from '../../app/features/language-banner/offered-language.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { ownPath } from '../../app/site/links/own-path.ts'
import { regionLink } from '../../app/site/links/region-link.ts'
import { parseAcceptLanguage } from '../../app/site/locales/accept-language.ts'
import { languageTag } from '../../app/site/locales/locale.ts'
import { hasLocale } from '../../app/site/regions/sites.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { empty, json } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { translatorOf } from '../pages/translator.ts'

/** GET /api/language-banner?page={pathname}: the words and their markup where the visitor wants another language, else 204. */
export async function answerLanguageBanner(c: SiteContext): Promise<Response> {
  const offered = languageBanner(c)
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
  return json(c, { ...words, html: build.renderFragment('language-banner', words) }, 200, headers)
}

/** The visitor's language and the page in it, on this site or another; null where the page is in it, or no site has it. */
function languageBanner(c: SiteContext) {
  const { facts, pages, settings } = c.var
  const { siteMap } = pages
  const { environment } = settings
  const pathname = new URLSearchParams(facts.search).get('page') ?? '/'
  const page = resolveAddress({ ...facts, pathname, search: '?force=1', siteMap, environment })
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
      ? `${ownPath({ siteId, locale, host, environment }, page.path)}?force=1`
      : regionLink(offered, page.path, siteId, environment, siteMap)
  return { locale, lang: languageTag(locale), href }
}

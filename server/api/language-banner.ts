import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { ownPath } from '../../app/site/links/own-path.ts'
import { bestLocale, parseAcceptLanguage } from '../../app/site/locales/accept-language.ts'
import { languageTag } from '../../app/site/locales/locale.ts'
import { siteOf } from '../../app/site/regions/sites.ts'
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

/** The visitor's language and the page in it; null where the page is in it, or the site lacks it. `navigator.language` is not what a visitor asked for. */
function languageBanner(c: SiteContext) {
  const { facts, pages, settings } = c.var
  const { siteMap } = pages
  const { environment } = settings
  const pathname = new URLSearchParams(facts.search).get('page') ?? '/'
  const page = resolveAddress({ ...facts, pathname, search: '?force=1', siteMap, environment })
  if (page.kind !== 'page') return null
  const { siteId, hostKind: host, cookieLocale, acceptLanguage } = facts
  const { locales } = siteOf(siteId)
  const chosen = cookieLocale && locales.includes(cookieLocale) ? cookieLocale : null
  const locale = chosen ?? bestLocale(parseAcceptLanguage(acceptLanguage), locales)
  if (!locale || locale === page.locale) return null
  return {
    locale,
    lang: languageTag(locale),
    href: `${ownPath({ siteId, locale, host, environment }, page.path)}?force=1`
  }
}

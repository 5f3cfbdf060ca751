import { languageBannerWords } from '../../app/features/language-banner/language-banner.data.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { ownPath } from '../../app/site/links/own-path.ts'
import { bestLocale, parseAcceptLanguage } from '../../app/site/locales/accept-language.ts'
import { languageTag } from '../../app/site/locales/locale.ts'
import { siteOf } from '../../app/site/regions/sites.ts'
import type { ApiCall } from '../api-call.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import { sendEmpty, sendJson } from '../http/send.ts'

/** GET /api/language-banner?page={pathname}: the words and their markup where the visitor wants another language, else 204. */
export async function answerLanguageBanner({ response, facts, pages }: ApiCall): Promise<number> {
  const page = new URLSearchParams(facts.search).get('page') ?? '/'
  const words = languageBanner(facts, page, pages)
  const headers = { Vary: 'Cookie, Accept-Language' }
  if (!words) return sendEmpty(response, headers)
  const { renderFragment } = await pages.renderer.settings.build()
  return sendJson(response, 200, { ...words, html: renderFragment('language-banner', words) }, headers)
}

/**
 * What the language banner of a page says, decided by the server because `navigator.language` is not what a visitor asked for.
 * In: the request's facts and the page's pathname. Out: the words in the visitor's own language and where they lead, or null where the page already is in it,
 * or where the visitor asked for no language that the site has.
 */
function languageBanner(facts: RequestFacts, pagePathname: string, { siteMap, renderer }: ApiCall['pages']) {
  const { environment } = renderer.settings
  const page = resolveAddress({ ...facts, pathname: pagePathname, search: '?force=1', siteMap, environment })
  if (page.kind !== 'page') return null
  const { siteId, hostKind: host, cookieLocale, acceptLanguage } = facts
  const { locales } = siteOf(siteId)
  const chosen = cookieLocale && locales.includes(cookieLocale) ? cookieLocale : null
  const locale = chosen ?? bestLocale(parseAcceptLanguage(acceptLanguage), locales)
  if (!locale || locale === page.locale) return null
  return {
    locale,
    lang: languageTag(locale),
    ...languageBannerWords[locale],
    href: `${ownPath({ siteId, locale, host, environment }, page.path)}?force=1`
  }
}

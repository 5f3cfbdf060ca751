import type { Audience } from '../../app/domain/law/audience.ts'
import { countryRule, isReviewed } from '../../app/domain/law/country-rule.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { dueNotice } from '../../app/features/region-notices/due-notice.ts'
import { noticeWords } from '../../app/features/region-notices/notice-words.ts'
import { helpOfCountry } from '../../app/features/self-exclusion/help-of-country.ts'
import { selfExclusionWords } from '../../app/features/self-exclusion/help-words.ts'
import { appliedRule, whyWords } from '../../app/features/why-this/why-words.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import type { SiteConfiguration } from '../../app/site/config/site-configuration.schema.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { selfExclusionShown } from '../../app/site/config/supported.ts'
import type { VisitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import { parseCookies } from '../../app/site/http/cookies.ts'
import { liveLink } from '../../app/site/links/resolve-link.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import { countryName } from '../../app/site/regions/footer-regions.ts'
import type { HostKind } from '../../app/site/regions/hosts.ts'
import { locationName } from '../../app/site/regions/place-name.ts'
import { readMarkers } from '../../app/site/visitor/markers.ts'
import type { Content } from '../../content/content.ts'
import { empty, json, unknownParameter } from '../http/answers.ts'
import { requestedPage } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { translatorOf } from '../pages/translator.ts'
import { isWhitelisted } from '../visitor/visitor-location.ts'

/**
 * GET /api/region-notice?page={pathname}: the one notice about place that is due on a page, as `{notice, html}` in the page's language, else 204. It is decided by
 * the visitor's place, the cookie `closeRM`, markers that count by presence, and `closed`, the notices that the document has closed. With `notice=self-exclusion`
 * or `notice=why-this`: the words of that; 404 where the site has no such thing. 400 names the bad parameter. Never cached.
 */
export async function answerRegionNotice(c: SiteContext): Promise<Response> {
  const { facts, settings, visitor, content, now } = c.var
  const query = new URLSearchParams(facts.search)
  const asked = query.get('notice')
  if (asked !== null && !isAskable(asked)) return unknownParameter(c, 'notice')
  const page = requestedPage(c)
  if (!page) return unknownParameter(c, 'page')
  const { environment } = settings
  const { siteId, hostKind: host } = facts
  const { path, locale } = page
  const { location, audience } = visitor
  const { flags } = siteConfigurationOf(siteId)
  const build = await settings.build()
  const t = translatorOf(build, locale)
  const reader = { t, siteId, host, locale, environment, content, flags, location, audience, now }
  if (asked !== null) {
    const words = askable[asked](reader)
    return words ? json(c, words) : unknownParameter(c, 'notice', 404)
  }
  const notice = dueNotice({
    siteId,
    location,
    rule: audience.rule,
    path,
    closeRM: parseCookies(c.req.header('cookie')).closeRM === '1' || query.has('closed'),
    markers: readMarkers(facts.search),
    whitelisted: isWhitelisted(visitor.address, environment)
  })
  if (!notice) return empty(c)
  const { countryRules } = content
  const words = noticeWords(notice, { ...reader, path, countryRules, countryKey: location.countryKey })
  return json(c, { notice, html: build.renderFragment('region-notice', { notice, words }) })
}

export type NoticeReader = {
  t: Translate
  siteId: SiteId
  host: HostKind
  locale: Locale
  environment: Environment
  content: Pick<Content, 'countryRules' | 'trustMarks'>
  flags: SiteConfiguration['flags']
  location: VisitorLocation
  audience: Audience
  now: Date
}

/**
 * The notices that are given by name: the modal of help, and the line that answers "Why do I see this?". Their words are decided here: a browser needs no
 * rules. Null where the site has no such thing.
 */
export const askable = {
  'why-this'({ t, siteId, location, locale, audience, content, now }) {
    const { countryKey } = location
    const isKnown = countryKey !== null && isReviewed(countryRule(siteId, countryKey, content.countryRules, now))
    return { text: whyWords(t, locationName(location, locale), appliedRule(isKnown, audience)) }
  },
  'self-exclusion'({ t, siteId, host, locale, environment, content, flags, location, now }) {
    if (!selfExclusionShown(flags)) return null
    const { countryRules, trustMarks } = content
    const groups = helpOfCountry({ siteId, countryKey: location.countryKey, countryRules, trustMarks, locale, now })
    const places = { visitorPlace: locationName(location, locale), sitePlace: countryName(siteId, locale) }
    const more = liveLink('/responsible-gaming/', { siteId, locale, host, environment })
    return selfExclusionWords(t, groups, places, more?.href ?? null)
  }
} satisfies Record<string, (reader: NoticeReader) => object | null>

const isAskable = (name: string): name is keyof typeof askable => Object.hasOwn(askable, name)

import type { Audience } from '../../app/domain/law/audience.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { dueNotice, type NoticeKind } from '../../app/features/region-notices/due-notice.ts'
import { type NoticeWords, noticeWords } from '../../app/features/region-notices/notice-words.ts'
import { helpOfCountry } from '../../app/features/self-exclusion/help-of-country.ts'
import { selfExclusionWords } from '../../app/features/self-exclusion/help-words.ts'
import { appliedRule, whyWords } from '../../app/features/why-this/why-words.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import type { SiteConfiguration } from '../../app/site/config/site-configuration.schema.ts'
import { selfExclusionShown } from '../../app/site/config/supported.ts'
import type { VisitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import { liveLink } from '../../app/site/links/live-link.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import { countryName } from '../../app/site/regions/footer-regions.ts'
import type { HostKind } from '../../app/site/regions/hosts.ts'
import { locationName } from '../../app/site/regions/location-name.ts'
import type { Marker } from '../../app/site/visitor/markers.ts'
import type { Content } from '../../content/content.ts'

/** The notices that GET /api/region-notice gives by name: the modal of help, and the line that answers "Why do I see this?". */
export const askableNotices = ['self-exclusion', 'why-this'] as const
export type AskableNotice = (typeof askableNotices)[number]

export const isAskable = (name: string): name is AskableNotice => (askableNotices as readonly string[]).includes(name)

export type NoticeReader = {
  t: Translate
  siteId: SiteId
  host: HostKind
  locale: Locale
  /** The page's path without its locale. */
  path: string
  environment: Environment
  content: Pick<Content, 'countryRules' | 'trustMarks'>
  flags: SiteConfiguration['flags']
  location: VisitorLocation
  audience: Audience
  now: Date
}

type PageView = {
  markers: readonly Marker[]
  whitelisted: boolean
  /** Whether the cookie `closeRM=1` came along. */
  closeRM: boolean
  /** The notices that have been closed in this document. */
  closed: readonly string[]
}

/** The one notice about place that is due for a page view, in the language of the page, or null. */
export function dueRegionNotice(
  reader: NoticeReader,
  { markers, whitelisted, closeRM, closed }: PageView
): { notice: NoticeKind; words: NoticeWords } | null {
  const { siteId, location, audience, path, content } = reader
  const notice = dueNotice({
    siteId,
    location,
    rule: audience.rule,
    path,
    closeRM: closeRM || closed.length > 0,
    markers,
    whitelisted
  })
  const { countryRules } = content
  return notice && { notice, words: noticeWords(notice, { ...reader, countryRules, countryKey: location.countryKey }) }
}

/** The words of a notice in the page's language, decided here: a browser needs no rules. Null where the site has no such thing. */
export function regionNotice(notice: AskableNotice, reader: NoticeReader): object | null {
  const { t, siteId, locale, content, location, audience, flags } = reader
  const { countryRules, trustMarks } = content
  switch (notice) {
    case 'why-this': {
      const place = locationName(location, locale)
      return { text: whyWords(t, place, appliedRule(location.country !== null, audience)) }
    }
    case 'self-exclusion': {
      if (!selfExclusionShown(flags)) return null
      const { now } = reader
      const groups = helpOfCountry({ siteId, countryKey: location.countryKey, countryRules, trustMarks, locale, now })
      const places = {
        visitorPlace: locationName(location, locale),
        sitePlace: countryName(siteId, locale)
      }
      const { host, environment } = reader
      const more = liveLink('/responsible-gaming/', { siteId, locale, host, environment })
      return selfExclusionWords(t, groups, places, more?.href ?? null)
    }
  }
}

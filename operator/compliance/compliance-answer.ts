import { isValidAt } from '../../app/domain/dated/dated-record.ts'
import { type Audience, audienceOf } from '../../app/domain/law/audience.ts'
import { isConsentRequired } from '../../app/domain/law/consent-required.ts'
import { countryRule } from '../../app/domain/law/country-rule.ts'
import { mayDownload } from '../../app/domain/law/download-blocked.ts'
import { noticesOfLaw } from '../../app/domain/law/notices-of-law.ts'
import { placeOfKey } from '../../app/domain/law/place.ts'
import { rightSite } from '../../app/domain/law/right-site.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { downloadKind } from '../../app/features/download/download-target.ts'
import { dueNotice, type NoticeKind } from '../../app/features/region-notices/due-notice.ts'
import { shownMarks } from '../../app/shell/footer/shown-marks.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import type { Content } from '../../content/content.ts'

export type Question = {
  siteId: SiteId
  /** The visitor's country key, `CAON` for Ontario; null: unknown. */
  countryKey: string | null
  /** The page's path without its locale. */
  path: string
  device: Platform
  now: Date
}

export type ComplianceAnswer = ReturnType<typeof complianceAnswer>

/** The view of a visitor of one country and device on one page of one site at one instant, by the same rules that serve the site. */
export function complianceAnswer(content: Content, question: Question) {
  const { siteId, countryKey, now } = question
  const { countryRules, offers, trustMarks } = content
  const audience = audienceOf(siteId, countryKey, countryRules, now)
  return {
    audience,
    notice: noticeOf(question, audience),
    download: downloadOf(question, audience),
    rightSite: rightSite(countryKey, countryRules, now),
    /** Those that are valid now, whatever the hour of the day. */
    offers: offers.filter(
      offer =>
        audience.offers.includes(offer.kind) &&
        offer.sites.includes(siteId) &&
        isValidAt(offer, now) &&
        (!('month' in offer) || now.toISOString().startsWith(offer.month))
    ),
    /** Whether this is an hour in which the laws let anything induce. */
    inHours: isValidAt({ adHours: audience.adHours }, now),
    marks: shownMarks(trustMarks, siteId, now).rows.flatMap(([, marks]) => marks),
    notices: noticesOfLaw({ siteId, laws: audience.laws, countryRules, now }),
    /** Whether consent is asked for first, by the countries that `COUNTRIES_WITH_GDPR` names where it is not set. */
    consentRequired: isConsentRequired(
      placeOf(countryKey).country,
      readEnvironment({}).COUNTRIES_WITH_GDPR,
      countryRules
    ),
    /** The rule of the visitor's country, and that of the site's own. */
    visitorRule: countryRule(siteId, countryKey, countryRules, now),
    siteRule: countryRule(siteId, siteOf(siteId).countryKey, countryRules, now)
  }
}

/** The notice of a visitor who comes for the first time, without markers. */
const noticeOf = ({ siteId, countryKey, path }: Question, { rule }: Audience): NoticeKind | null =>
  dueNotice({ siteId, location: placeOf(countryKey), rule, path, closeRM: false, markers: [], whitelisted: false })

const placeOf = (countryKey: string | null) => placeOfKey(countryKey ?? '') ?? { country: null, region: null }

function downloadOf({ device }: Question, audience: Audience): 'installer' | 'mobile page' | 'sent home' {
  if (!mayDownload(audience)) return 'sent home'
  return downloadKind({ platform: device }) === 'mobile' ? 'mobile page' : 'installer'
}

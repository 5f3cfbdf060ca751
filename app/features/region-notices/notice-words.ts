import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { countryRule } from '../../domain/law/country-rule.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { hasLocale, siteOf, siteOfCountry } from '../../domain/sites/sites.ts'
import type { Environment } from '../../site/config/environment.ts'
import { forceQuery } from '../../site/http/address-answer.ts'
import { pagePath } from '../../site/links/page-path.ts'
import { regionLink } from '../../site/links/region-link.ts'
import type { Translate } from '../../site/messages/translate.ts'
import { countryName } from '../../site/regions/footer-regions.ts'
import { siteOrigin } from '../../site/regions/hosts.ts'
import { findPage } from '../../site/site-map/site-map.ts'
import type { NoticeKind } from './due-notice.ts'

/** The words of a notice and the addresses of its buttons, the one that is meant first. A button without an address closes it. */
type Words = {
  title: string
  paragraphs: string[]
  actions: { text: string; href?: string }[]
}

type Page = {
  t: Translate
  siteId: SiteId
  /** The language of the page's address, and the one of its words. */
  locale: Locale
  /** The page's path without its locale. */
  path: string
  environment: Pick<Environment, 'REGION_DOMAINS'>
  /** The visitor's country key, null for unknown. */
  countryKey: string | null
  countryRules: readonly CountryRule[]
  now: Date
}

/** A notice with its way to close it. */
export type NoticeWords = ReturnType<typeof noticeWords>

export function noticeWords(kind: NoticeKind, page: Page) {
  const { actions, ...words } = wordsOf[kind](page)
  return {
    ...words,
    actions: actions.map((action, index) => ({ ...action, kind: index === 0 ? ('act' as const) : ('quiet' as const) })),
    closeLabel: page.t('region-notices.close')
  }
}

/** "The Ontario button leads to `{ontario origin}/?force=1&{current query}`": the browser adds its query. */
const ontarioWords = ({ t, environment }: Page): Words => ({
  title: t('region-notices.ontario-title'),
  paragraphs: [t('region-notices.ontario')],
  actions: [
    { text: t('region-notices.ontario-go'), href: `${siteOrigin('ontario', environment)}/${forceQuery}` },
    { text: t('region-notices.stay') }
  ]
})

/**
 * "No real money gambling in this country; the page is informational only; sign-up is not possible from this location; an OK button."
 * "The notice names the regional site where one exists."
 */
function warningWords({ t, siteId, locale, path, environment, countryKey, countryRules, now }: Page): Words {
  const title = t('region-notices.warning-title')
  const paragraphs = [t('region-notices.warning'), t('region-notices.warning-information')]
  const stay = { text: t('region-notices.ok') }
  const regional = siteOfCountry(countryKey)
  if (!regional || regional === siteId) return { title, paragraphs, actions: [stay] }
  const region = countryName(regional, locale)
  const isOpen = !countryRule(regional, countryKey, countryRules, now)?.permission.ruleType
  const href = regionLink({ siteId: regional, locale: languageOn(regional, locale) }, path, siteId, environment)
  const go = { text: t('region-notices.to-region', { region }), href }
  const where = t(isOpen ? 'region-notices.warning-open-site' : 'region-notices.warning-own-site', { region })
  return { title, paragraphs: [...paragraphs, where], actions: isOpen ? [go, stay] : [stay, go] }
}

/** "Its button leads to global, same path and query", in the language of the page: the browser adds its query. */
function redirectWords({ t, locale, path, environment }: Page): Words {
  const kept = findPage('global', path) ? path : '/'
  const href = `${siteOrigin('global', environment)}${pagePath('global', languageOn('global', locale), kept)}`
  return {
    title: t('region-notices.redirect-title'),
    paragraphs: [t('region-notices.redirect')],
    actions: [{ text: t('region-notices.redirect-go'), href }, { text: t('region-notices.stay') }]
  }
}

const wordsOf = { ontario: ontarioWords, 'region-warning': warningWords, 'ontario-redirect': redirectWords }

/** The reader's language where the site has it, else the site's first. */
const languageOn = (siteId: SiteId, locale: Locale): Locale =>
  hasLocale(siteId, locale) ? locale : siteOf(siteId).locales[0]

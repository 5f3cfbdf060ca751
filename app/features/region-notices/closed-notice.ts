import { countryRule } from '../../domain/law/country-rule.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

type NoticeScope = Pick<PageScope, 't' | 'siteId' | 'locale' | 'audience' | 'asOf'> & {
  content: Pick<PageScope['content'], 'countryRules'>
}

/** The notice of a site that only informs, by the record of its country; null on every other site. */
export function closedNotice({ t, siteId, locale, content, audience, asOf }: NoticeScope): string | null {
  if (!audience().siteInforms) return null
  const law = countryRule(siteId, siteOf(siteId).countryKey, content.countryRules, asOf())
  return law?.record.closedNotice?.[locale] ?? t('region-notices.warning-information')
}

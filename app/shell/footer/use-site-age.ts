import { formatFigure } from '../../domain/figures/format-figure.ts'
import { audienceOf } from '../../domain/law/audience.ts'
import { nextRuleChange } from '../../domain/law/country-rule.ts'
import { usePage } from '../../site/page/use-page.tsx'

/**
 * The age mark of the site, as "18+": that of its own law, for every reader. The footer is part of every page, and with the visitor's own age
 * in it no page could be kept but per audience class; the pages that invite to play name the visitor's. Keeps the instant at which a rule changes.
 */
export function useSiteAge(): string {
  const { siteId, locale, content, asOf, expiresAt } = usePage()
  expiresAt(nextRuleChange(content.countryRules, asOf()))
  const { minimumAge } = audienceOf(siteId, null, content.countryRules, asOf())
  return formatFigure({ kind: 'age', value: minimumAge }, locale)
}

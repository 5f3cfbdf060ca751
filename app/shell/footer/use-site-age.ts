import { formatFigure } from '../../site/figures/format-figure.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { audienceOf } from '../../site/visitor/audience.ts'
import { nextRuleChange } from '../../site/visitor/country-rule.ts'

/**
 * The age mark of the site, as "18+": that of its own law, whoever reads it. The footer is part of every page, and with the visitor's own age
 * in it no page could be kept but per audience class; the pages that invite to play name the visitor's. Keeps the instant at which a rule changes.
 */
export function useSiteAge(): string {
  const { siteId, locale, content, asOf, endsAt } = usePage()
  endsAt(nextRuleChange(content.countryRules, asOf()))
  const { minimumAge } = audienceOf(siteId, null, content.countryRules, asOf())
  return formatFigure({ kind: 'age', value: minimumAge }, locale)
}

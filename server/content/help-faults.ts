import { verifiedHelp } from '../../app/domain/law/notices-of-law.ts'
import { sites } from '../../app/domain/sites/sites.data.ts'
import type { Content } from '../../content/content.ts'
import type { ContentFault } from './content-error.ts'

/** Sites that would name nobody to turn to: no verified helpline and no regulator of their country, and no verified service that supports players everywhere. */
export function helpFaults({ countryRules, trustMarks }: Pick<Content, 'countryRules' | 'trustMarks'>): ContentFault[] {
  const isNamed = (siteId: (typeof sites)[number]['id']) =>
    trustMarks.some(
      ({ kind, verified, url, sites: shown }) =>
        kind === 'player-support' && verified && url?.startsWith('https:') && shown.includes(siteId)
    ) ||
    countryRules.some(
      rule =>
        rule.site === siteId && (rule.regulator !== null || verifiedHelp(rule).some(({ kind }) => kind === 'helpline'))
    )
  return sites
    .filter(({ id }) => !isNamed(id))
    .map(({ id, countryKey }) => ({
      file: 'country-rules/country-rules.yaml',
      field: countryKey ?? id,
      reason: `the site ${id} would name no helpline: verify one, or name the regulator`
    }))
}

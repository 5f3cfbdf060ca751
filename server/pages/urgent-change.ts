import { standingPages } from './page-set.ts'

/** What the law, or an editor's kill switch, takes away from pages: it must not be shown while the others are still being rendered. */
const urgent: ReadonlySet<string> = new Set(['offers', 'withdrawnOffers', 'countryRules', 'trustMarks', standingPages])

/** The names among those that have changed whose old value may not be shown a moment longer. In: names of a trace. */
export const urgentNames = (changed: Iterable<string>): ReadonlySet<string> =>
  new Set([...changed].filter(name => urgent.has(name.split('/')[0] ?? '')))

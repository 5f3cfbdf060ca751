import type { RuleType } from '../../domain/law/country-rule.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { type Marker, silencesWarning } from '../../site/visitor/markers.ts'

/** The notices about place that a page may show, by the names that their modals carry. */
export type NoticeKind = 'ontario' | 'region-warning' | 'ontario-redirect'

type Facts = {
  siteId: SiteId
  /** Where the visitor is, null for unknown. */
  location: { readonly country: string | null; readonly region: string | null }
  /** The rule of the visitor's country on this site. */
  rule: RuleType | null
  /** The page's path without its locale. */
  path: string
  /** Whether the visitor has closed a notice in this session: the cookie `closeRM=1`. */
  closeRM: boolean
  /** The markers that the document was opened with. */
  markers: readonly Marker[]
  whitelisted: boolean
}

/** "Shown on the home or download page only." */
export const warningPaths: readonly string[] = ['/', '/download/']

/**
 * The one notice of a page view (design section 9): "one a page view, in the order Ontario modal (any site but ontario, location CAON, every page), region
 * warning (home and download only; whitelist and lighthouse markers suppress this one alone), redirect modal (site ontario, location known and not CAON, every
 * page)". "One value silences both notices" that a site may have: whatever was closed, nothing is asked again. Returns null where none is due.
 */
export function dueNotice(facts: Facts): NoticeKind | null {
  const { siteId, closeRM } = facts
  const { country, region } = facts.location
  if (closeRM) return null
  const isInOntario = country === 'CA' && region === 'ON'
  if (isInOntario && siteId !== 'ontario') return 'ontario'
  if (warns(facts)) return 'region-warning'
  if (siteId === 'ontario' && country !== null && !isInOntario) return 'ontario-redirect'
  return null
}

/** "Shown when the country's rule is WARNING. It is not shown when a lighthouse marker is present, or when the visitor is on the whitelist." */
const warns = ({ rule, path, markers, whitelisted }: Facts): boolean =>
  rule === 'WARNING' && warningPaths.includes(path) && !whitelisted && !silencesWarning(markers)

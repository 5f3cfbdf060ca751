import { type SiteId, siteIds } from '../sites/site-id.ts'
import { siteOf } from '../sites/sites.ts'
import { audienceFacts, type LawRecord, withoutRule } from './audience-facts.ts'
import { type Gated, pageAllowed } from './inducement-allowed.ts'

type Row = Gated & {
  readonly sites: 'all' | readonly SiteId[]
}

/** The sites that have a page and where the laws let some visitor see its subject: elsewhere it says that there is nothing, and search engines are not sent to it. */
export function offeredSites(row: Row, records: readonly LawRecord[], now: Date): readonly SiteId[] {
  const has = siteIds.filter(siteId => row.sites === 'all' || row.sites.includes(siteId))
  const isGated = row.offers !== undefined || (row.inducements?.length ?? 0) > 0 || row.joins
  const visitors = [withoutRule, null, ...records.flatMap(({ countryKey, partOf }) => (partOf ? [] : countryKey))]
  return isGated
    ? has.filter(siteId => visitors.some(visitor => pageAllowed(audienceFacts(siteId, visitor, records, now), row)))
    : has
}

/** Whose law leaves a page out on a site: the site's, by its country, or else the visitor's. */
export const closedBy = (row: Row, siteId: SiteId, records: readonly LawRecord[], now: Date): string =>
  offeredSites(row, records, now).includes(siteId) ? 'visitor' : (siteOf(siteId).countryKey ?? 'site')

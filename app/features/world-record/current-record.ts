import type { WorldRecord } from '../../../content/world-record/world-record.schema.ts'
import { pastReview, reviewEnd } from '../../domain/dated/dated-record.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'

/** The record that a site shows at an instant, and until when. "A record past its review date hides its marks": then `record` is null. */
export function currentRecord(record: WorldRecord, siteId: SiteId, now: Date) {
  if (!record.sites.includes(siteId) || pastReview(record.reviewBy, now)) return { record: null, until: null }
  return { record, until: reviewEnd(record.reviewBy) }
}

import type { WorldRecord } from '../../../content/world-record/world-record.schema.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { standingRecord } from './standing-record.ts'

/** The record that the page being rendered shows, or null. For parts that the server alone renders. */
export function useStandingRecord(): WorldRecord | null {
  const { content, siteId, asOf, endsAt } = usePage()
  const { record, until } = standingRecord(content.worldRecord, siteId, asOf())
  endsAt(until)
  return record
}

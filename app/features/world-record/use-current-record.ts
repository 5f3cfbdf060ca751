import type { WorldRecord } from '../../../content/world-record/world-record.schema.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { currentRecord } from './current-record.ts'

/** The record that the page being rendered shows, or null. */
export function useCurrentRecord(): WorldRecord | null {
  const { content, siteId, asOf, expiresAt } = usePage()
  const { record, until } = currentRecord(content.worldRecord, siteId, asOf())
  expiresAt(until)
  return record
}

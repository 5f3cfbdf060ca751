import type { Inducement } from '../../domain/law/inducement-kinds.data.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import type { SiteMapRow } from './site-map.data.ts'

/** A page that a record has: the last part of its address, the sites that have it, and what it induces to play by where its row does not say so. */
export type RecordPage = { slug: string; sites: 'all' | readonly SiteId[]; inducements?: readonly Inducement[] }

/** The site map with a row for each page of a record. "A `{slug}` stands for one segment"; an unknown slug is a failed check of the route. */
export const withRecordPages = (
  rows: readonly SiteMapRow[],
  pages: Readonly<Record<string, readonly RecordPage[]>>
): SiteMapRow[] =>
  rows.flatMap(row => (row.status === 'records' ? [row, ...(pages[row.key] ?? []).flatMap(pageBelow(row))] : [row]))

const pageBelow =
  (row: SiteMapRow) =>
  ({ slug, sites, inducements }: RecordPage): SiteMapRow[] => {
    const shown = both(row.sites, sites)
    if (shown !== 'all' && shown.length === 0) return []
    const path = row.path.replace('{slug}', slug)
    return [{ ...row, path, sites: shown, status: 'live', ...(inducements?.length && { inducements }) }]
  }

const both = (one: RecordPage['sites'], other: RecordPage['sites']): RecordPage['sites'] =>
  one === 'all' ? other : other === 'all' ? one : one.filter(site => other.includes(site))

import type { Content } from '../../../content/content.ts'
import { type DatedRecord, nearestBoundary, reviewEnd, startOf } from '../../domain/dated/dated-record.ts'
import { memoizeBy } from '../../domain/memoize.ts'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import type { SiteMapRow } from './site-map.data.ts'
import { livePagesOf } from './site-map.ts'

/** A dated record that has a page: an offer, a series, a live event. Several may share one, as an offer and the one before it do. */
export type DatedPageRecord = DatedRecord & {
  readonly id: string
  /** Its name in a few words and without figures, for when it is over. */
  readonly name: { readonly en: string; readonly [locale: string]: string | undefined }
  readonly path: string
  readonly sites: readonly SiteId[]
  /** The id of the record that takes its place, null where none does. */
  readonly successor: string | null
  /** Since when it is withdrawn, whatever its dates say. */
  readonly withdrawnAt?: string | undefined
}

/** `absent`: not yet begun, not on this site, or past its review date: nobody may know it. `gone`: it was there and has ended. */
export type PageState = { kind: 'live' } | { kind: 'absent' } | { kind: 'gone'; record: DatedPageRecord; since: Date }

const live: PageState = { kind: 'live' }

/** Whether a page is live on a site at an instant. One of dated records comes with the first and goes with the last; others and families stay. */
export function pageStateAt(
  row: Pick<SiteMapRow, 'path' | 'family'>,
  siteId: SiteId,
  records: readonly DatedPageRecord[],
  now: Date
): PageState {
  const own = row.family ? [] : records.filter(({ path }) => path === row.path)
  if (own.length === 0) return live
  const here = own.filter(({ sites }) => sites.includes(siteId))
  const begun = here.filter(record => startOf(record) <= now.getTime())
  const over = begun.filter(record => record.withdrawnAt !== undefined || endOf(record) <= now.getTime())
  const running = begun.filter(record => !over.includes(record))
  if (running.some(({ reviewBy }) => reviewBy == null || now < reviewEnd(reviewBy))) return live
  const [last] = over.toSorted((a, b) => endOf(b) - endOf(a))
  if (running.length > 0 || !last) return { kind: 'absent' }
  return { kind: 'gone', record: last, since: new Date(endOf(last)) }
}

/** The rows of a site map at an instant: each with the sites that have its page then, and none without a site. */
export function siteMapAt(
  rows: readonly SiteMapRow[],
  records: readonly DatedPageRecord[],
  now: Date
): readonly SiteMapRow[] {
  const dated = new Set(records.map(({ path }) => path))
  return rows.flatMap(row => {
    if (row.family || !dated.has(row.path)) return [row]
    const sites = (row.sites === 'all' ? siteIds : row.sites).filter(
      siteId => pageStateAt(row, siteId, records, now).kind === 'live'
    )
    return sites.length > 0 ? [{ ...row, sites }] : []
  })
}

/** The next instant at which a page comes or goes, on whatever site, null where it never will. */
export const pageBoundary = (path: string, records: readonly DatedPageRecord[], now: Date): Date | null =>
  nearestBoundary(
    records.filter(record => record.path === path && record.withdrawnAt === undefined),
    now
  )

/** The page that takes the place of one that is gone: that of the first successor whose page is live and another one, else its nearest ancestor. */
export function successorPath(
  record: DatedPageRecord,
  siteId: SiteId,
  records: readonly DatedPageRecord[],
  rows: readonly SiteMapRow[]
): string {
  const isHere = (path: string) => path !== record.path && livePagesOf(siteId, rows).some(row => row.path === path)
  const seen = new Set<string>()
  let next = record.successor
  while (next !== null && !seen.has(next)) {
    seen.add(next)
    const successor = records.find(({ id }) => id === next)
    if (successor && isHere(successor.path)) return successor.path
    next = successor?.successor ?? null
  }
  const folders = record.path.split('/').slice(1, -2)
  const ancestors = folders.map((_, depth) => `/${folders.slice(0, folders.length - depth).join('/')}/`)
  return ancestors.find(isHere) ?? '/'
}

/** The end of a record by its own dates, or when it was withdrawn: that its review is late ends nothing. */
const endOf = ({ validUntil, withdrawnAt }: DatedPageRecord) =>
  Math.min(
    validUntil == null ? latest : Date.parse(validUntil),
    withdrawnAt === undefined ? latest : Date.parse(withdrawnAt)
  )

/** The latest instant that a date can hold. */
const latest = 8_640_000_000_000_000

/** Every record of one reading of the content that has a page of its own, with those that someone has withdrawn and pages that are to come: they decide whether the page exists. */
export const datedRecords = memoizeBy((content: DatedContent): readonly DatedPageRecord[] => {
  const { offers, withdrawnOffers, series, comingPages } = content
  return [...offers, ...withdrawnOffers, ...series, ...comingPages]
})

type DatedContent = Pick<Content, 'offers' | 'withdrawnOffers' | 'series' | 'comingPages'>

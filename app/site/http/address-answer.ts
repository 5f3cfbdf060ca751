import type { Locale } from '../../domain/locales/locale.ts'
import type { LanguageWishes } from '../locales/detect-locale.ts'
import type { Domains, HostKind } from '../regions/hosts.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'

export type AddressRequest = LanguageWishes & {
  hostKind: HostKind
  pathname: string
  /** With its question mark, or empty. */
  search: string
  isCrawler: boolean
  siteMap: readonly SiteMapRow[]
  /** Whose domains decide what is on the contents host. */
  environment: Domains
}

export type Answer =
  | {
      kind: 'page'
      row: SiteMapRow
      path: string
      locale: Locale
      setsLocaleCookie: Locale | null
    }
  | { kind: 'redirect'; status: 301 | 302; location: string; private: boolean }
  | { kind: 'not-found'; message: string }

export const permanent = (location: string, search: string): Answer => ({
  kind: 'redirect',
  status: 301,
  location: `${location}${written(search)}`,
  private: false
})

/** The query of a choice of language or region, and of a call that asks which page is at an address: it is never redirected to another language. */
export const forceQuery = '?force=1'

/** "force=1 sets the `locale` cookie of its address and is otherwise ignored" */
export const isForced = (search: string): boolean => new URLSearchParams(search).get('force') === '1'

/** A query as a header may carry it. */
export const written = (search: string): string => search.toWellFormed().replace(/[^\x21-\x7e]/g, encodeURIComponent)

import type { SiteId } from '../../app/site/regions/site-id.ts'
import type { StoredResponse } from './stored-response.ts'

/** One page of one site at one address: its document and payload, once, or once per audience class where its records differ by visitor. */
export type StoredPage = {
  byAudience: boolean
  variants: ReadonlyMap<string, { document: StoredResponse; payload: StoredResponse }>
}

export type Pages = ReadonlyMap<string, StoredPage>

/** The variant's name of a page that is the same for every visitor. */
export const everyone = 'everyone'

/** The key of a page: its site and its address's pathname, which holds the locale. */
export const pageKey = (siteId: SiteId, pathname: string): string => `${siteId} ${pathname}`

export type PageStore = {
  /** The page at an address, or undefined where it is not stored. */
  find(siteId: SiteId, pathname: string): StoredPage | undefined
  /** Puts a whole new set in place of the old one, at once. */
  swap(pages: Pages): void
  readonly size: number
}

/** Makes an empty store. Nothing is changed in place: a set of pages is read by requests until another takes its place. */
export function createPageStore(): PageStore {
  let current: Pages = new Map()
  return {
    find: (siteId, pathname) => current.get(pageKey(siteId, pathname)),
    swap(pages) {
      current = pages
    },
    get size() {
      return current.size
    }
  }
}

/** The variant for an audience class, or undefined where it has to be rendered afresh. In: the class's name and the present instant in ms. */
export function findVariant(page: StoredPage, audienceName: string, nowMs: number) {
  const variant = page.variants.get(page.byAudience ? audienceName : everyone)
  return variant && nowMs < variant.document.validUntil ? variant : undefined
}

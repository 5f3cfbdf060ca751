import type { Platform } from '../../app/site/device/platform.ts'
import type { HostKind } from '../../app/site/regions/hosts.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import type { StoredResponse } from './stored-response.ts'

export type StoredVariant = { document: StoredResponse; payload: StoredResponse }

/** One page of one site at one address: its document and payload, once, or once per audience class where its records differ by visitor. */
export type StoredPage = {
  byAudience: boolean
  /** Whether it differs by the platform of the visitor's device. It is stored for the unknown one; the others are kept once asked for. */
  byPlatform: boolean
  /** What of the content it was made from, by the names of a trace (app/site/page/content-trace.ts), sorted. */
  reads: readonly string[]
  variants: ReadonlyMap<string, StoredVariant>
}

export type Pages = ReadonlyMap<string, StoredPage>

/** The variant's name of a page that is the same for every visitor. */
export const everyone = 'everyone'

/** The key of a page: its site, which of the site's hosts shows it, and its address's pathname, which holds the locale. */
export const pageKey = (siteId: SiteId, pathname: string, host: HostKind = 'site'): string =>
  `${host === 'site' ? '' : 'contents of '}${siteId} ${pathname}`

export type PageStore = {
  /** The page at an address, or undefined where it is not stored. */
  find(siteId: SiteId, pathname: string, host?: HostKind): StoredPage | undefined
  /** Puts a whole new set in place of the old one, at once. */
  swap(pages: Pages): void
  readonly size: number
}

/** Makes an empty store. Nothing is changed in place: a set of pages is read by requests until another takes its place. */
export function createPageStore(): PageStore {
  let current: Pages = new Map()
  return {
    find: (siteId, pathname, host) => current.get(pageKey(siteId, pathname, host)),
    swap(pages) {
      current = pages
    },
    get size() {
      return current.size
    }
  }
}

/** Whom a variant is for: the audience class by name, and the platform of the device. */
export type Reader = { audienceName: string; platform: Platform }

/** Variants of other platforms than the unknown one. They go with their page, so that one made from old content never outlives it. */
const byPlatform = new WeakMap<StoredPage, Map<string, StoredVariant>>()
const platformKey = ({ audienceName, platform }: Reader) => `${audienceName} ${platform}`

/** The variant for a reader, or undefined where it has to be rendered afresh. In: the present instant in ms. */
export function findVariant(page: StoredPage, reader: Reader, nowMs: number): StoredVariant | undefined {
  const variant =
    page.byPlatform && reader.platform !== 'unknown'
      ? byPlatform.get(page)?.get(platformKey(reader))
      : page.variants.get(page.byAudience ? reader.audienceName : everyone)
  return variant && nowMs < variant.document.validUntil ? variant : undefined
}

/** Keeps the variant of a reader's platform with its page: there are few platforms and few classes. */
export function keepVariant(page: StoredPage, reader: Reader, variant: StoredVariant): void {
  const kept = byPlatform.get(page) ?? new Map<string, StoredVariant>()
  byPlatform.set(page, kept.set(platformKey(reader), variant))
}

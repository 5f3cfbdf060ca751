import type { Content } from '../../../content/content.ts'
import type { PlayersOnline } from '../../../content/players-online/players-online.schema.ts'
import type { Audience } from '../../domain/law/audience.ts'
import type { SiteType } from '../../domain/links/site-type.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import type { LocalizedSite } from '../../domain/sites/sites.ts'
import type { PublicEnvironment } from '../config/environment.ts'
import type { Platform } from '../device/platform.ts'
import type { Embedded } from '../http/embedded.ts'
import type { ResolvedLink } from '../links/resolve-link.ts'
import type { Translate } from '../messages/translate.ts'
import type { HostKind } from '../regions/hosts.ts'
import type { DatedPageRecord } from '../site-map/dated-pages.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import type { Visit } from './visit.ts'

/** The decision of the server about a request before any page renders. */
export type Outcome =
  | { status: 200 }
  | {
      status: 403 | 404 | 500
      message: string
      /** The site where the visitor may do what is refused here, in the language that they would get. */
      right?: LocalizedSite | null
      /** Whose law leaves out a page that others have: a country's key, `visitor`, or `site` for one of no country. */
      closedBy?: string | undefined
    }
  | { status: 410; message: string; gone: GonePage }

/** A page whose records have all ended: the one that ended last, since when, and the path of the page that takes its place. */
export type GonePage = { record: DatedPageRecord; since: Date; successorPath: string; row: SiteMapRow }

/** The facts of one page view: everything that may decide its bytes. */
export type PageFacts = {
  siteId: SiteId
  /** Which of the site's two hosts shows it: links, base name and payloads follow that host's own rule. */
  host: HostKind
  /** The page's address without locale, as in the site map. */
  path: string
  row: SiteMapRow | null
  locale: Locale
  embedded: Embedded | null
  environment: PublicEnvironment
  buildId: string
  content: Content
  outcome: Outcome
  /** Null on pages that are cached. */
  visit: Visit | null
  /** The players of this moment, null where nothing true is known: only where an island is rendered by itself. */
  playersOnline?: PlayersOnline | null
}

/** The facts that a render read: the audience, which makes an island private, and the nearest boundary of the dated records. */
export type PageReads = { audience: boolean; validUntil: Date | null }

/** The facts as a render sees them, with words and links, and with an account of the reads. */
export type PageScope = Omit<PageFacts, 'visit'> & {
  /** The facts of this request alone. Its query is read by `query`. */
  visit: Omit<Visit, 'query'> | null
  t: Translate
  /** The site map at the instant of this render: pages of records that have ended, or have not begun, are not in it. */
  siteMap: readonly SiteMapRow[]
  /** Reads the audience: the page is valid until the country rules change at the latest. */
  audience: () => Audience
  /** The same for header, menu and footer: every page of a class has them alike. */
  shellAudience: () => Audience
  /** Reads the platform of the visitor's device. Throws where the page's row of the site map does not say so. */
  device: () => Platform
  /** Reads the parameters that the page's row of the site map names, as they are in the address. Throws where it names none. */
  query: () => Visit['query']
  asOf: () => Date
  /** Notes a boundary of the records that a render read: the cached page is not served past it. */
  expiresAt: (boundary: Date | null) => void
  /** Returns the address of a page on this site in this locale, or null where the page is not live here or has nothing that the audience may be shown. */
  href: (path: string) => string | null
  /** Returns where a link of a menu leads, or null where it may not be shown: its page is not live here or has nothing for the audience, or its address is refused. */
  link: (value: string, siteType?: SiteType) => ResolvedLink | null
  /** Whether there are words for a key that came from outside. */
  hasWords: (key: string) => boolean
  reads: PageReads
}

import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { environmentFingerprint } from '../../app/site/config/environment.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import type { Embedded } from '../../app/site/http/embedded.ts'
import type { HostKind } from '../../app/site/regions/hosts.ts'
import type { Content } from '../../content/content.ts'
import { contentHash } from '../platform/compress.ts'
import type { RendererSettings } from './page-renderer.ts'

/** The key of a page within one version of the content. */
export type PageKey = {
  siteId: SiteId
  host: HostKind
  /** The page's address on its host: it holds path and locale. */
  pathname: string
  embedded: Embedded | null
  /** The name of the visitor's audience class. */
  audience: string
  /** Only of pages whose row of the site map says that they read it. */
  platform: Platform | null
}

/** The keys of the page cache: build, public environment, version of the content and of live records, then what tells pages apart. */
export function createCacheKeys({
  buildId,
  environment,
  content
}: Pick<RendererSettings, 'buildId' | 'environment' | 'content'>) {
  const process = contentHash(`${buildId} ${environmentFingerprint(environment)}`)
  return {
    page: ({ siteId, host, pathname, embedded, audience, platform }: PageKey, { version } = content()): string =>
      `${process} ${version} ${host} ${siteId} ${pathname} ${embedded ?? ''} ${audience} ${platform ?? ''}`,
    /** The key of an answer that is no page: a sitemap, a feed, an island. */
    other: (parts: readonly string[], { version }: Content): string => `${process} ${version} other ${parts.join(' ')}`
  }
}

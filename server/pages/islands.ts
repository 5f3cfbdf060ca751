import { securityHeaders } from '../http/security-headers.ts'
import { contentHash } from '../platform/compress.ts'
import type { PlayersFeed } from '../upstreams/players-feed.ts'
import { type CachedResponse, renderedResponse } from './cached-response.ts'
import { asEmbedded } from './embedded-links.ts'
import type { PageCache } from './page-cache.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import { scopeOf } from './render-page.ts'

/** The island that shows figures of the moment, which are in no page. */
const playersKey = 'players-online'

/** Renders islands through the page cache: by site, host, locale, audience class and embedding, until the nearest boundary of what was read or the next figures. */
export function createIslands({ settings }: PageRenderer, cache: PageCache, players: PlayersFeed) {
  const { environment, buildId } = settings
  const shared = securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' })

  return {
    /** An island as a visitor may see it now: `{id, html}`. Null where no island is called so. Throws where it cannot be rendered. */
    async find(key: string, page: PageRequest): Promise<CachedResponse | null> {
      const build = await settings.build()
      if (!build.islandKeys.includes(key)) return null
      const figures = key === playersKey ? await players.current() : undefined
      const { host, siteId, locale, audience, embedded } = page
      const figured = contentHash(JSON.stringify(figures) ?? '')
      const parts = ['island', key, host, siteId, locale, audience.name, embedded ?? '', figured]
      return cache.other(parts, page.content, async () => {
        const playersOnline = figures === undefined ? {} : { playersOnline: figures }
        const scope = scopeOf(build, { ...page, ...playersOnline }, settings)
        const rendered = build.renderIsland(key, scope)
        const html = embedded ? asEmbedded(rendered, embedded) : rendered
        return renderedResponse({
          body: JSON.stringify({ id: `${buildId}.${contentHash(html)}`, html }),
          headers: {
            'Content-Type': 'application/json; charset=utf-8',
            'Cache-Control': scope.reads.audience ? 'private, no-cache' : 'no-cache',
            ...shared
          },
          expiresAt: scope.reads.validUntil
        })
      })
    }
  }
}

import { publicEnvironment } from '../../app/site/config/environment.ts'
import type { PlayersOnline } from '../../content/players-online/players-online.schema.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { compressQuickly, contentHash } from '../pages/compress.ts'
import type { PageRenderer, PageRequest } from '../pages/page-renderer.ts'
import { scopeOf } from '../pages/render-page.ts'
import { type StoredResponse, storeResponse } from '../pages/stored-response.ts'
import type { PlayersFeed } from '../players-online/players-feed.ts'

/** The island that shows figures of the moment, which stand in no page. */
const playersKey = 'players-online'
/** More than all sites, locales and audience classes have; whoever asks for more only drives out the oldest. */
const mostKept = 1000
const everyone = 'everyone'

export type Islands = {
  /**
   * An island as a visitor may see it now: `{id, html}`. In: its key, and the page that it stands on as one would be
   * rendered. Out: null where no island is called so. Throws where it cannot be rendered.
   */
  find(key: string, page: PageRequest): Promise<StoredResponse | null>
}

type Kept = { response: StoredResponse; state: string }

/**
 * Renders islands and keeps them apart from pages: by site, host and locale, by audience class where one read it, until the nearest boundary of what it read,
 * the next version of the content, or the next figures. Each is rendered once however many ask at the same time.
 */
export function createIslands({ settings }: PageRenderer, players: PlayersFeed): Islands {
  const kept = new Map<string, Kept>()
  const rendering = new Map<string, Promise<StoredResponse>>()
  const { environment, buildId } = settings
  const shared = securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' })

  async function render(key: string, page: PageRequest, figures: PlayersOnline | null | undefined) {
    const { audience, platform, ...facts } = page
    const build = await settings.build()
    const scope = scopeOf(build, {
      facts: {
        ...facts,
        environment: publicEnvironment(environment),
        buildId,
        content: settings.content(),
        ...(figures !== undefined && { playersOnline: figures })
      },
      audience,
      platform,
      now: settings.now()
    })
    const html = build.renderIsland(key, scope)
    const body = Buffer.from(JSON.stringify({ id: `${buildId}.${contentHash(html)}`, html }))
    const { reads } = scope
    const response = storeResponse({
      body,
      compressed: await compressQuickly(body),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': reads.audience ? 'private, no-cache' : 'no-cache',
        ...shared
      },
      validUntil: reads.validUntil
    })
    return { response, byAudience: reads.audience }
  }

  function keep(name: string, entry: Kept): StoredResponse {
    kept.delete(name)
    kept.set(name, entry)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return entry.response
  }

  return {
    async find(key, page) {
      const { islandKeys } = await settings.build()
      if (!islandKeys.includes(key)) return null
      const figures = key === playersKey ? await players.current() : undefined
      const state = `${settings.content().version} ${JSON.stringify(figures)}`
      const place = `${key} ${page.host} ${page.siteId} ${page.locale}`
      const nameOf = (audience: string) => `${place} ${audience}`
      for (const audience of [everyone, page.audience.name]) {
        const known = kept.get(nameOf(audience))
        if (known && known.state === state && settings.now().getTime() < known.response.validUntil)
          return known.response
      }
      const flight = `${nameOf(page.audience.name)} ${state}`
      const underway =
        rendering.get(flight) ??
        render(key, page, figures)
          .then(({ response, byAudience }) =>
            keep(nameOf(byAudience ? page.audience.name : everyone), { response, state })
          )
          .finally(() => rendering.delete(flight))
      rendering.set(flight, underway)
      return underway
    }
  }
}

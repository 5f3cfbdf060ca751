import type { Environment } from '../../app/site/config/environment.ts'
import { publicEnvironment } from '../../app/site/config/environment.ts'
import { thirdParties } from '../../app/site/config/third-parties.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import type { Embedded } from '../../app/site/http/embedded.ts'
import type { Locale } from '../../app/site/locales/locale.ts'
import { type Trace, tracedContent } from '../../app/site/page/content-trace.ts'
import type { Outcome, PageReads } from '../../app/site/page/page-scope.ts'
import type { Visit } from '../../app/site/page/visit.ts'
import type { HostKind } from '../../app/site/regions/hosts.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { Audience } from '../../app/site/visitor/audience.ts'
import type { Content } from '../../content/content.ts'
import { contentSecurityPolicy, type SecuritySettings, securityHeaders } from '../http/security-headers.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import type { Compressed } from './compress.ts'
import { standingPages } from './page-set.ts'
import { withPreviewBar } from './preview-bar.ts'
import { type BuildSource, renderPage } from './render-page.ts'
import { type StoredResponse, storeResponse } from './stored-response.ts'

export type PageRequest = {
  siteId: SiteId
  host: HostKind
  path: string
  row: SiteMapRow | null
  locale: Locale

  embedded: Embedded | null
  outcome: Outcome
  audience: Audience
  platform: Platform
  visit: Visit | null
  /** Another instant than the present to show the page at: in the edit loop alone. */
  asOf?: Date | null
}

export type RenderedResponses = {
  status: number
  readsAudience: boolean
  readsDevice: boolean
  /** What of the content it was made from. */
  reads: Trace
  document: StoredResponse
  payload: StoredResponse
}

export type RendererSettings = {
  build: BuildSource
  buildId: string
  environment: Environment
  content: () => Content
  now: () => Date
  logger: Logger
  metrics: Metrics
  /** In the edit loop Vite's own inline scripts run, and pages carry no policy. */
  development?: boolean
  /** The one instant that the whole edit loop shows the site at, where it was started so. */
  asOf?: Date | null
}

export type PageRenderer = {
  /** Renders a page and makes its answers. In: the page's facts, how to compress, and the caching headers of what it turns out to be. */
  render(request: PageRequest, compress: (body: Buffer) => Promise<Compressed>): Promise<RenderedResponses>
  settings: RendererSettings
}

/** The security settings that follow from the environment and the site. */
export const securitySettings = (environment: Environment, siteId: SiteId): SecuritySettings => ({
  embedOrigins: environment.EMBED_ORIGINS,
  others: thirdParties(siteId, environment),
  secure: environment.PUBLIC_SCHEME === 'https'
})

/** The renderer of a process: the one way in which a page is made, at build, at start, after an edit, and for a request that is not stored. */
export function createPageRenderer(settings: RendererSettings): PageRenderer {
  const { buildId, environment, metrics, logger } = settings
  const shared = securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' })
  return {
    settings,
    async render({ audience, platform, asOf, ...request }, compress) {
      const stop = metrics.renders.startTimer()
      const build = await settings.build()
      const trace: Trace = new Set()
      const content = tracedContent(settings.content(), trace)
      const facts = { ...request, environment: publicEnvironment(environment), buildId, content }
      const onError = (error: unknown) => {
        metrics.renderFailures.inc()
        logger.error({ err: error, site: request.siteId, path: request.path }, 'a page could not be rendered')
      }
      const rendered = renderPage(build, { facts, audience, platform, now: asOf ?? settings.now(), onError })
      const { reads } = rendered
      const html = settings.development ? previewed(rendered.html, asOf ?? null, settings) : rendered.html
      const status = rendered.status === 200 ? (request.visit?.form?.status ?? 200) : rendered.status
      stop()
      const caching = cachingHeaders(request, reads)
      const make = async (text: string, headers: Record<string, string>) => {
        const body = Buffer.from(text)
        return storeResponse({
          status,
          body,
          compressed: await compress(body),
          headers: { ...headers, ...caching, ...shared },
          validUntil: reads.validUntil
        })
      }
      return {
        status,
        readsAudience: reads.audience,
        readsDevice: reads.device,
        reads: trace.add(standingPages),
        document: await make(html, {
          'Content-Type': 'text/html; charset=utf-8',
          ...(settings.development
            ? {}
            : { 'Content-Security-Policy': contentSecurityPolicy(html, securitySettings(environment, request.siteId)) })
        }),
        payload: await make(JSON.stringify(rendered.payload), {
          'Content-Type': 'application/json; charset=utf-8'
        })
      }
    }
  }
}

/** A page of the edit loop with the bar of a preview, where it is shown as at another instant than the present. */
function previewed(html: string, asOf: Date | null, { asOf: ofLoop }: RendererSettings): string {
  const instant = asOf ?? ofLoop
  return instant ? withPreviewBar(html, instant, asOf !== null) : html
}

/** Pages are revalidated, never `no-store`, which would keep them out of the back-forward cache. What differs by visitor is private. */
function cachingHeaders(
  { row, host, embedded, outcome, visit }: Omit<PageRequest, 'audience' | 'platform'>,
  reads: PageReads
): Record<string, string> {
  if (outcome.status !== 200) return { 'Cache-Control': 'private, no-cache' }
  if (row?.path === '/' && host === 'site')
    return { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Language' }
  return { 'Cache-Control': reads.audience || reads.device || embedded || visit ? 'private, no-cache' : 'no-cache' }
}

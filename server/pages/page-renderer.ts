import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { thirdParties } from '../../app/site/config/third-parties.ts'
import type { Content } from '../../content/content.ts'
import { type ContentFault, describeFault } from '../content/content-error.ts'
import {
  contentSecurityPolicy,
  reportingHeaders,
  type SecuritySettings,
  securityHeaders,
  withoutOpener
} from '../http/security-headers.ts'
import type { AppBuild } from '../platform/builds.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
import { inSpan } from '../platform/tracing.ts'
import { type RenderedResponse, renderedResponse } from './cached-response.ts'
import { asEmbedded } from './embedded-links.ts'
import { type Preview, withPreviewBar } from './preview.ts'
import { type RenderRequest, scopeOf } from './render-page.ts'

/** A page to be rendered, with the preview that an editor asks for: in the edit loop alone. */
export type PageRequest = RenderRequest & { preview?: Preview | null }

export type RenderedPage = {
  status: number
  document: RenderedResponse
  payload: RenderedResponse
}

export type RendererSettings = {
  /** Gives the build to render with: the built one, or in development the one that Vite has just compiled. */
  build: () => Promise<AppBuild>
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
  /** What a page could not be rendered for, as the edit loop shows it on the page. */
  describeFault?: (error: Error) => string
  /** The faults of content that cannot be published: the edit loop shows them on its pages, and `/readyz` names their files. */
  faults?: () => readonly ContentFault[]
  /** Where the files of the content are. */
  contentFolder: () => string
}

/** The security settings that follow from the environment and the site. */
export const securitySettings = (environment: Environment, siteId: SiteId): SecuritySettings => ({
  embedOrigins: environment.EMBED_ORIGINS,
  others: thirdParties(siteId, environment),
  secure: environment.PUBLIC_SCHEME === 'https'
})

/** A page for one audience class, for no request in particular. */
export const plainPage = (
  page: Pick<
    PageRequest,
    'siteId' | 'host' | 'row' | 'path' | 'locale' | 'audience' | 'shellAudience' | 'content' | 'now'
  >
): PageRequest => ({ ...page, embedded: null, outcome: { status: 200 }, platform: 'unknown', visit: null })

/** Renders pages with their payloads and headers: the one way in which a page is made. */
export function createPageRenderer(settings: RendererSettings) {
  const { environment, metrics, logger } = settings
  const shared = securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' })
  return {
    settings,
    async render({ preview = null, ...request }: PageRequest): Promise<RenderedPage> {
      const build = await settings.build()
      const stop = metrics.renders.startTimer()
      const { siteId, path, embedded } = request
      const traced = {
        'site.id': siteId,
        'page.locale': request.locale,
        'page.screen': request.row?.screen ?? 'error'
      }
      const { reads, ...rendered } = await inSpan('render', 'internal', traced, () => {
        const scope = scopeOf(build, request, settings)
        return { ...build.renderPage(scope, build.scripts), reads: scope.reads }
      })
      let fault: string | null = null
      if (rendered.fault !== null) {
        const { fault: cause } = rendered
        const error = new Error(`${siteId} ${path} is shown as its error screen`, { cause })
        fault = settings.describeFault?.(cause instanceof Error ? cause : error) ?? null
        metrics.renderFailures.inc()
        logger.error({ err: error, site: siteId, path }, 'a page could not be rendered')
      }
      const document = embedded === null ? rendered.html : asEmbedded(rendered.html, embedded)
      const html = settings.development ? previewed(document, { preview, fault }, settings) : document
      const status = rendered.status === 200 ? (request.visit?.form?.status ?? 200) : rendered.status
      stop()
      const caching = cachingHeaders(request)
      const make = (body: string, headers: Record<string, string>) =>
        renderedResponse({ status, body, headers: { ...headers, ...caching, ...shared }, expiresAt: reads.validUntil })
      return {
        status,
        document: make(html, {
          'Content-Type': 'text/html; charset=utf-8',
          ...(takesToken(request) && withoutOpener),
          ...(settings.development
            ? {}
            : {
                'Content-Security-Policy': contentSecurityPolicy(html, securitySettings(environment, siteId)),
                ...reportingHeaders
              })
        }),
        payload: make(JSON.stringify(rendered.payload), { 'Content-Type': 'application/json; charset=utf-8' })
      }
    }
  }
}

export type PageRenderer = ReturnType<typeof createPageRenderer>

/** A page of the edit loop with the editors' bar. */
const previewed = (
  html: string,
  shown: { preview: Preview | null; fault: string | null },
  { asOf = null, content, faults }: RendererSettings
): string =>
  withPreviewBar(html, {
    ...shown,
    asOf,
    countries: [...new Set(content().countryRules.map(({ countryKey }) => countryKey))].sort(),
    faults: faults?.().map(describeFault) ?? []
  })

/** Whether links of mails lead to a page. It is also where passwords are typed. */
const takesToken = ({ row }: Pick<PageRequest, 'row'>): boolean => row?.readsQuery?.includes('token') ?? false

/** Every page has an audience class, so it is private. It is revalidated, never `no-store`, which would keep it out of the back-forward cache. */
function cachingHeaders({ row, host, outcome }: Pick<PageRequest, 'row' | 'host' | 'outcome'>): Record<string, string> {
  const choosesLanguage = outcome.status === 200 && row?.path === '/' && host === 'site'
  return { 'Cache-Control': 'private, no-cache', ...(choosesLanguage && { Vary: 'Cookie, Accept-Language' }) }
}

import type { Audience } from '../../app/domain/law/audience.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { publicEnvironment } from '../../app/site/config/environment.ts'
import { thirdParties } from '../../app/site/config/third-parties.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import type { Embedded } from '../../app/site/http/embedded.ts'
import type { Outcome, PageReads } from '../../app/site/page/page-scope.ts'
import type { Visit } from '../../app/site/page/visit.ts'
import type { HostKind } from '../../app/site/regions/hosts.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { Content } from '../../content/content.ts'
import { type ContentFault, describeFault } from '../content/content-error.ts'
import {
  contentSecurityPolicy,
  reportingHeaders,
  type SecuritySettings,
  securityHeaders,
  withoutOpener
} from '../http/security-headers.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
import { inSpan } from '../platform/tracing.ts'
import { type RenderedResponse, renderedResponse } from './cached-response.ts'
import { type Preview, withPreviewBar } from './preview.ts'
import { type BuildSource, renderPage } from './render-page.ts'

export type PageRequest = {
  siteId: SiteId
  host: HostKind
  path: string
  row: SiteMapRow | null
  locale: Locale
  embedded: Embedded | null
  outcome: Outcome
  audience: Audience
  shellAudience?: Audience | undefined
  platform: Platform
  visit: Visit | null
  /** The content and the instant that the page is rendered from, and the audience was found by: a render that waits does not mix two of them. */
  content: Content
  now: Date
  /** The preview that an editor asks for: in the edit loop alone. */
  preview?: Preview | null
}

export type RenderedPage = {
  status: number
  reads: PageReads
  document: RenderedResponse
  payload: RenderedResponse
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
  const { buildId, environment, metrics, logger } = settings
  const shared = securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' })
  return {
    settings,
    async render({
      audience,
      shellAudience,
      platform,
      now,
      preview = null,
      ...request
    }: PageRequest): Promise<RenderedPage> {
      const build = await settings.build()
      const stop = metrics.renders.startTimer()
      const facts = { ...request, environment: publicEnvironment(environment), buildId }
      let fault: string | null = null
      const onError = (error: Error) => {
        fault = settings.describeFault?.(error.cause instanceof Error ? error.cause : error) ?? null
        metrics.renderFailures.inc()
        logger.error({ err: error, site: request.siteId, path: request.path }, 'a page could not be rendered')
      }
      const traced = {
        'site.id': request.siteId,
        'page.locale': request.locale,
        'page.screen': request.row?.screen ?? 'error'
      }
      const rendered = await inSpan('render', 'internal', traced, () =>
        renderPage(build, { facts, audience, shellAudience, platform, now, onError })
      )
      const { reads } = rendered
      const html = settings.development ? previewed(rendered.html, { preview, fault }, settings) : rendered.html
      const status = rendered.status === 200 ? (request.visit?.form?.status ?? 200) : rendered.status
      stop()
      const caching = cachingHeaders(request)
      const make = (body: string, headers: Record<string, string>) =>
        renderedResponse({ status, body, headers: { ...headers, ...caching, ...shared }, expiresAt: reads.validUntil })
      return {
        status,
        reads,
        document: make(html, {
          'Content-Type': 'text/html; charset=utf-8',
          ...(takesToken(request) && withoutOpener),
          ...(settings.development
            ? {}
            : {
                'Content-Security-Policy': contentSecurityPolicy(html, securitySettings(environment, request.siteId)),
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

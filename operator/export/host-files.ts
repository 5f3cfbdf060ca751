import { readFile } from 'node:fs/promises'
import { appIcons, appleTouchIcon, manifestName } from '../../app/site/head/app-icons.data.ts'
import { robotsText } from '../../app/site/head/robots.ts'
import { privacyControl, securityText } from '../../app/site/head/security-text.ts'
import { sitemapXml } from '../../app/site/head/sitemap.ts'
import { webManifest } from '../../app/site/head/web-manifest.ts'
import { ownPath } from '../../app/site/links/own-path.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import { teamOf } from '../../app/site/page/team.ts'
import { ambassadorPicture } from '../../app/site/pictures/ambassador-picture.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { prerenderedOf, routeRulesOf } from '../../app/site/site-map/site-routes.ts'
import type { Content } from '../../content/content.ts'
import { portraitOf } from '../../server/api/ambassador-picture.ts'
import { feeds } from '../../server/api/feeds.ts'
import { forOtherSites } from '../../server/http/security-headers.ts'
import type { RendererSettings } from '../../server/pages/page-renderer.ts'
import { offeredRows, siteMapNow } from '../../server/pages/site-map-now.ts'
import { translatorOf } from '../../server/pages/translator.ts'
import type { ExportedHost } from './exported-host.ts'

/** A file of a host that is the same for every visitor, with the headers that the site sends it with. */
export type HostFile = {
  pathname: string
  type: string
  caching: string
  body: string | Buffer
  /** Whether pages of other sites may show it. */
  forOthers?: true
}

/** The headers that many answers of an export share. */
export type HeaderFacts = {
  /** The headers of every page, but for its security policy. */
  pageHeaders: Readonly<Record<string, string>>
  /** The headers of every other answer. */
  commonHeaders: Readonly<Record<string, string>>
  /** Names the version of the content, so that a CDN can purge what was made from it. */
  cacheTag: string
  /** The cookie that keeps a language. */
  localeCookie: (locale: string) => string
}

/** Files of the build never change under their name, and other sites may show them. */
export const assetHeaders = {
  ...forOtherSites,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=31536000, immutable'
}

const dayKept = 'public, max-age=86400'

const text = (pathname: string, type: string, body: string, caching = 'no-cache'): HostFile => ({
  pathname,
  type: `${type}; charset=utf-8`,
  caching,
  body
})

/** The files of a host beside pages and those of the build. The server's routes answer the same; `operator/tests/export.test.ts` compares them. */
export async function hostFiles(
  host: ExportedHost,
  settings: RendererSettings,
  { content, now }: { content: Content; now: Date }
): Promise<HostFile[]> {
  const { siteId, languages } = host
  const { environment, buildId } = settings
  const rows = siteMapNow(content, now)
  const icon = async ({ path, file }: { path: string; file: string }, type = 'image/png'): Promise<HostFile> => ({
    pathname: path,
    type,
    caching: dayKept,
    body: await readFile(file)
  })
  const json = (pathname: string, value: object, caching: string, type = 'application/json') =>
    text(pathname, type, JSON.stringify(value), caching)
  return [
    text('/robots.txt', 'text/plain', robotsText(siteId, environment, host.host)),
    text('/.well-known/security.txt', 'text/plain', securityText({ siteId, environment, now })),
    text('/sitemap.xml', 'application/xml', sitemapXml(siteId, environment, host.host, offeredRows(content, now))),
    json('/.well-known/gpc.json', privacyControl, dayKept),
    ...languages.map(locale => {
      const home = ownPath({ siteId, locale, host: host.host, environment }, '/')
      return json(`${home}${manifestName}`, webManifest({ home, locale }), dayKept, 'application/manifest+json')
    }),
    ...(await feedFiles(host, settings, { content, now })),
    json('/builds/latest.json', { id: buildId }, 'no-store'),
    json(
      `/builds/meta/${buildId}.json`,
      {
        id: buildId,
        matcher: routeRulesOf(siteId, rows),
        prerendered: host.host === 'site' ? prerenderedOf(siteId, rows) : []
      },
      'public, max-age=3600'
    ),
    ...(await Promise.all([...appIcons, appleTouchIcon].map(file => icon(file)))),
    await icon({ path: '/favicon.ico', file: 'assets/brand/favicon.ico' }, 'image/x-icon'),
    ...(await portraitFiles(settings, content))
  ]
}

/** The feeds of a host, in each of its languages, where it has the page that they belong to. */
async function feedFiles(
  { siteId, host, languages }: ExportedHost,
  { build, environment }: RendererSettings,
  { content, now }: { content: Content; now: Date }
): Promise<HostFile[]> {
  const siteMap = rowsAt(content, now)
  const app = await build()
  const made: HostFile[] = []
  for (const { name, pageKey, type, xml } of Object.values(feeds))
    for (const locale of languages) {
      const path = siteMap.find(({ key }) => key === pageKey)?.path
      const row = path === undefined ? undefined : findPage(siteId, path, siteMap)
      if (!row || (host !== 'site' && row.kind !== 'contents')) continue
      const page = { locale, path: row.path, row }
      const body = xml({ page, siteId, siteMap, content, environment, now, t: translatorOf(app, locale) })
      made.push(text(`${ownPath({ siteId, locale, host, environment }, row.path)}${name}`, type, body))
    }
  return made
}

async function portraitFiles(settings: RendererSettings, content: Content): Promise<HostFile[]> {
  const made: HostFile[] = []
  for (const { slug } of teamOf(content)) {
    const body = await portraitOf(slug, settings)
    const pathname = ambassadorPicture(slug, null)
    if (body) made.push({ pathname, body, type: 'image/webp', caching: dayKept, forOthers: true })
  }
  return made
}

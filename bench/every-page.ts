import { sites } from '../app/domain/sites/sites.data.ts'
import { pagePath } from '../app/site/links/page-path.ts'
import { isPattern, livePagesOf } from '../app/site/site-map/site-map.ts'
import { hostsOf } from '../build/compare/compare.ts'
import { readContent } from '../server/content/content-reader.ts'
import { siteMapNow } from '../server/pages/site-map-now.ts'

export type PageAsk = { host: string; path: string; isHome: boolean; headers: Readonly<Record<string, string>> }

/** The headers by which a proxy says that a visitor is in a country; Ontario is a province. */
export function from(place: string): Record<string, string> {
  if (place === 'CAON') return { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }
  return place ? { 'cf-ipcountry': place } : {}
}

/** Every live page of every site and language, those of records among them, as each audience class asks for it. */
export async function everyPage(): Promise<PageAsk[]> {
  const content = await readContent('content')
  const now = new Date()
  const rows = siteMapNow(content, now)
  const hosts = hostsOf(content.countryRules, now)
  return sites.flatMap(({ id, locales }) => {
    const places = hosts.find(host => host.id === id)?.places ?? []
    const pages = livePagesOf(id, rows).filter(row => !isPattern(row))
    return locales.flatMap(locale =>
      pages.flatMap(({ path }) =>
        places.map(place => ({
          host: hostOf(id),
          path: pagePath(id, locale, path),
          isHome: path === '/',
          headers: from(place)
        }))
      )
    )
  })
}

/** The host of a site without domains of its own. */
export const hostOf = (siteId: string): string => (siteId === 'global' ? 'localhost' : `${siteId}.localhost`)

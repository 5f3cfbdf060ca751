import { pagePath } from '../app/site/links/page-path.ts'
import { sites } from '../app/site/regions/sites.data.ts'
import { livePagesOf } from '../app/site/site-map/site-map.ts'
import { readContent } from '../server/content/content-reader.ts'
import { contentsHost } from '../tools/compare/asks.ts'
import { hostsOf } from '../tools/compare/compare.ts'
import type { RunningCheckout as Site } from '../tools/run-checkout.ts'

const sideBySide = 4

/** Resident memory after every page of every site, language and audience class has been asked for. */
export async function measureMemory(site: Site) {
  const before = await site.residentMB()
  const asks = await everyPage()
  let next = 0
  const worker = async () => {
    while (next < asks.length) {
      const { host, path, country } = asks[next++] ?? { host: 'localhost', path: '/', country: '' }
      await site.ask(host, path, { 'accept-encoding': 'br', ...(country && { 'cf-ipcountry': country }) })
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  return { requests: asks.length, before, after: await site.residentMB() }
}

async function everyPage(): Promise<{ host: string; path: string; country: string }[]> {
  const { countryRules } = await readContent('content')
  const now = new Date()
  return hostsOf(countryRules, now).flatMap(({ id, places }) => {
    const site = sites.find(({ id: siteId }) => siteId === id)
    if (!site || id === contentsHost) return []
    return site.locales.flatMap(locale =>
      livePagesOf(site.id).flatMap(({ path }) =>
        places.map(country => ({
          host: site.id === 'global' ? 'localhost' : `${site.id}.localhost`,
          path: pagePath(site.id, locale, path),
          country
        }))
      )
    )
  })
}

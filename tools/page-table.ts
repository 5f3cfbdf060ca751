import { brotliDecompressSync } from 'node:zlib'
import { readEnvironment } from '../app/site/config/environment.ts'
import type { Locale } from '../app/site/locales/locale.ts'
import { siteIds } from '../app/site/regions/site-id.ts'
import { keptOrRenderedPages } from '../server/pages/keep-pages.ts'
import { type LiveAddress, liveAddresses } from '../server/pages/live-addresses.ts'
import { pageKey } from '../server/pages/page-store.ts'
import { createRendering } from '../server/rendering.ts'
import { siteMapNow } from '../server/site-map-now.ts'
import { ensureBuild } from './build.ts'
import { mainOf, picturesIn, wordsIn } from './page-words.ts'

type Page = LiveAddress & { words: number; pictures: number }

/**
 * Prints every page of the built sites: for each page on how many sites and in which languages it is and how many words it has in each of them; then for each site in each
 * of its languages how many pages and words there are.
 */
export async function printPageTable(): Promise<void> {
  await ensureBuild()
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  content.close()
  const { set } = await keptOrRenderedPages(renderer)
  const { environment, now } = renderer.settings
  const pages = liveAddresses(environment, siteMapNow(content.current(), now())).map((address): Page => {
    const [variant] = set.pages.get(pageKey(address.siteId, address.pathname, address.host))?.variants.values() ?? []
    const main = variant ? mainOf(brotliDecompressSync(variant.document.br).toString()) : null
    return { ...address, words: main ? wordsIn(main) : 0, pictures: main ? picturesIn(main) : 0 }
  })
  console.table([...Map.groupBy(pages, ({ path }) => path)].map(([path, ofPath]) => pageRow(path, ofPath)))
  console.table(
    [...Map.groupBy(pages, ({ siteId, locale }) => `${siteId} ${locale}`)].map(([name, ofSite]) => {
      const [site, language] = name.split(' ')
      return { site, language, pages: ofSite.length, words: sumOf(ofSite) }
    })
  )
  console.log(`${pages.length} pages of ${siteIds.length} sites, ${sumOf(pages)} words`)
}

function pageRow(page: string, addresses: readonly Page[]) {
  const wordsByLocale: Partial<Record<Locale, number>> = {}
  for (const { locale, words } of addresses) wordsByLocale[locale] = Math.max(words, wordsByLocale[locale] ?? 0)
  return {
    page,
    sites: new Set(addresses.map(({ siteId }) => siteId)).size,
    addresses: addresses.length,
    ...wordsByLocale,
    pictures: Math.max(...addresses.map(({ pictures }) => pictures))
  }
}

const sumOf = (pages: readonly Page[]): number => pages.reduce((sum, { words }) => sum + words, 0)

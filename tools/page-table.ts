import { brotliDecompressSync } from 'node:zlib'
import { readEnvironment } from '../app/site/config/environment.ts'
import { siteIds } from '../app/site/regions/site-id.ts'
import { keptOrRenderedPages } from '../server/pages/keep-pages.ts'
import { liveAddresses } from '../server/pages/live-addresses.ts'
import { pageKey } from '../server/pages/page-store.ts'
import { createRendering } from '../server/rendering.ts'
import { ensureBuild } from './build.ts'
import { mainOf, picturesIn, wordsIn } from './page-words.ts'

type Row = {
  page: string
  sites: number
  addresses: number
  languages: string
  fr: number
  en: number
  pictures: number
}

/** Prints every page of the built sites: on how many sites it is, in which languages it is written, how many words it has in each, and how many pictures. */
export async function printPageTable(): Promise<void> {
  await ensureBuild()
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  content.close()
  const { set } = await keptOrRenderedPages(renderer)
  const byPath = Map.groupBy(liveAddresses(renderer.settings.environment), ({ path }) => path)
  const rows = [...byPath].map(([path, addresses]): Row => {
    const written = addresses.filter(({ standIn }) => !standIn)
    const mains = Object.fromEntries(
      [...written].reverse().map(({ siteId, host, pathname, locale }) => {
        const [variant] = set.pages.get(pageKey(siteId, pathname, host))?.variants.values() ?? []
        return [locale, variant ? mainOf(brotliDecompressSync(variant.document.br).toString()) : null]
      })
    )
    const words = (locale: string) => (mains[locale] ? wordsIn(mains[locale]) : 0)
    return {
      page: path,
      sites: new Set(addresses.map(({ siteId }) => siteId)).size,
      addresses: addresses.length,
      languages: [...new Set(written.map(({ locale }) => locale))].sort().join(' '),
      fr: words('fr'),
      en: words('en'),
      pictures: Math.max(0, ...Object.values(mains).map(main => (main ? picturesIn(main) : 0)))
    }
  })
  const sum = (key: 'addresses' | 'fr' | 'en' | 'pictures') => rows.reduce((total, row) => total + row[key], 0)
  console.table(rows)
  console.log(
    `${rows.length} pages at ${sum('addresses')} addresses of ${siteIds.length} sites; ${sum('fr')} words in French, ${sum('en')} in English; ${sum('pictures')} pictures`
  )
}

import { brotliDecompressSync } from 'node:zlib'
import { siteIds } from '../../app/site/regions/site-id.ts'
import { compressThoroughly } from './compress.ts'
import type { Pages } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'

/** Brotli at its best takes some fifty times as long as quickly: as many at once as there are processors for it. */
const sideBySide = 2

/**
 * Compresses stored pages as well as can be, those that most visitors see first, until the time is over; the rest stay as they are, a tenth larger. Text and
 * validators do not change. In: the pages, and for how long, in ms. Out: how many answers were compressed anew.
 */
export async function compressPages(pages: Pages, forMs: number): Promise<number> {
  const end = performance.now() + forMs
  const waiting = [...pages]
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .flatMap(([, { variants }]) => [...variants.values()].map(({ document }) => document))
    .values()
  let done = 0
  const worker = async () => {
    for (const response of waiting) {
      if (performance.now() > end) return
      if (await improve(response)) done += 1
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  return done
}

async function improve(response: StoredResponse): Promise<boolean> {
  if (response.thorough) return false
  response.thorough = true
  response.br = (await compressThoroughly(brotliDecompressSync(response.br))).br
  return true
}

/** The homes of all sites, then the download pages, then site by site as the table of sites has them. In: the key of a page. */
function rankOf(key: string): number {
  const [site = '', pathname = ''] = key.replace(/^contents of /, '').split(' ')
  const depth = pathname.split('/').length
  const place = siteIds.findIndex(id => id === site)
  if (/^\/([a-z]{2}(-[a-z]{2})?\/)?(download\/)?$/.test(pathname)) return place
  return 100 * (place + 1) + depth
}

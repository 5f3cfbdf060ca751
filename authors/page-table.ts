import type { Locale } from '../app/domain/locales/locale.ts'
import { siteIds } from '../app/domain/sites/site-id.ts'
import { readEnvironment } from '../app/site/config/environment.ts'
import { ensureBuild } from '../build/build.ts'
import { readContent } from '../server/content/content-reader.ts'
import { readEvidence, withdrawnAt } from '../server/content/evidence.ts'
import { withoutWithdrawn } from '../server/content/withdrawals.ts'
import type { LiveAddress } from '../server/pages/live-addresses.ts'
import { prerender } from '../server/pages/prerender.ts'
import { createRendering } from '../server/start/rendering.ts'
import { mainOf, picturesIn, wordsIn } from './page-words.ts'

type Page = LiveAddress & { words: number; pictures: number }

/** Prints for each page its sites, languages and words, then for each site and language how many pages and words there are; less what is withdrawn. */
export async function printPageTable(): Promise<void> {
  await ensureBuild()
  const environment = readEnvironment({ LOG_LEVEL: 'error', ...process.env })
  const evidence = await readEvidence(environment)
  const withdrawn = withdrawnAt(evidence, new Date())
  const shown = withoutWithdrawn(await readContent(environment.CONTENT_DIR), withdrawn)
  const { renderer, content } = await createRendering(environment, { content: shown })
  content.close()
  const known = new Map<LiveAddress, Page>()
  for await (const { address, rendered } of prerender(renderer)) {
    if (known.has(address)) continue
    const main = mainOf(rendered.document.body.toString())
    known.set(address, { ...address, words: main ? wordsIn(main) : 0, pictures: main ? picturesIn(main) : 0 })
  }
  const pages = [...known.values()]
  console.table([...Map.groupBy(pages, ({ path }) => path)].map(([path, ofPath]) => pageRow(path, ofPath)))
  console.table(
    [...Map.groupBy(pages, ({ siteId, locale }) => `${siteId} ${locale}`)].map(([name, ofSite]) => {
      const [site, language] = name.split(' ')
      return { site, language, pages: ofSite.length, words: sumOf(ofSite) }
    })
  )
  console.log(`${pages.length} pages of ${siteIds.length} sites, ${sumOf(pages)} words`)
  console.log(`Withdrawn: ${evidence.missing ?? (withdrawn.map(({ id }) => id).join(', ') || 'nothing')}`)
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

import { brotliDecompressSync } from 'node:zlib'
import { readEnvironment } from '../app/site/config/environment.ts'
import { keptOrRenderedPages } from '../server/pages/keep-pages.ts'
import type { Pages } from '../server/pages/page-store.ts'
import { createRendering } from '../server/rendering.ts'
import { ensureBuild } from './build.ts'
import { namesRead, type Use, usesOf } from './uses.ts'

/**
 * Prints which pages use something of the content. In: its name (`welcome-bonus`, `welcomeMatchMaximum`, `about-us`), or part of a trace (`offers/welcome-bonus`),
 * or a picture's (`art/masters/felt-table.webp`). Throws where no name is given.
 */
export async function printUses([asked]: readonly string[]): Promise<void> {
  if (!asked) throw new Error('Say of what: npm run uses -- welcome-bonus')
  await ensureBuild()
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  content.close()
  const { set } = await keptOrRenderedPages(renderer)
  const picture = /^(?:art\/masters\/)?([\w-]+)\.(?:webp|png)$/.exec(asked)?.[1]
  const uses = picture ? pagesWithPicture(set.pages, picture) : usesOf(set.pages, asked)
  if (uses.length > 0) {
    for (const { path, sites, addresses, fields } of uses)
      console.log(
        `${path}  ${addresses} addresses on ${sites.join(', ')}${fields.length ? `  (${fields.join(', ')})` : ''}`
      )
    console.log(`\n${uses.length} pages use ${asked}`)
    return
  }
  const near = [...namesRead(set.pages)].filter(name => name.includes(asked.slice(0, 5))).slice(0, 10)
  console.log(`No page uses ${asked}.${near.length ? ` Of a similar name: ${near.join(', ')}` : ''}`)
}

/** What a page shows is known by its files, which begin with the master's name. */
function pagesWithPicture(pages: Pages, picture: string): Use[] {
  const file = new RegExp(`/assets/${picture}-\\d+-`)
  const shown = [...pages].filter(([, { variants }]) =>
    [...variants.values()].some(({ document }) => file.test(brotliDecompressSync(document.br).toString()))
  )
  return usesOf(new Map(shown.map(([key, page]) => [key, { ...page, reads: [picture] }])), picture)
}

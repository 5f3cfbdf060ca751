import { join } from 'node:path'
import { environmentFingerprint } from '../../app/site/config/environment.ts'
import { buildsFolder } from '../builds.ts'
import { pageSources, sourceHash } from '../source-hash.ts'
import { type Compressed, compressToKeep, contentHash } from './compress.ts'
import { renderAllPages } from './fill-page-store.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { Pages } from './page-store.ts'
import { readPages, writePages } from './page-store-files.ts'
import { removeOldest } from './unused-files.ts'

const compressedCache = '.cache/compressed'
/** Sets of pages that are kept of one build: each environment and each state of the content makes another. */
const keptSets = 12
/** Of those that the present process has made, readings of the content that have passed among them. */
const keptOwnSets = 3
const pagesFolder = (buildId: string) => join(buildsFolder, buildId, 'pages')
const longestTimerMs = 24 * 60 * 60 * 1000

/**
 * All pages for the present build, environment and content: those that an earlier process left and that still stand, the rest rendered anew and left
 * for the next. A disk that is full or may not be written costs time, never the site. In: how to compress what is rendered, thoroughly where nothing
 * else is said. Throws, naming the page, where one cannot be rendered.
 */
export async function keptOrRenderedPages(
  renderer: PageRenderer,
  compress: (body: Buffer) => Promise<Compressed> = body => compressToKeep(body, compressedCache)
): Promise<{ pages: Pages; rendered: number }> {
  const { buildId, environment, content, now, logger } = renderer.settings
  const { CLOCK } = environment
  const name = contentHash(
    JSON.stringify([environmentFingerprint(environment), content().version, sourceHash(pageSources), CLOCK])
  )
  const folder = join(pagesFolder(buildId), name)
  const kept = await readPages(folder)
  const { pages, rendered } = await renderAllPages(renderer, compress, kept ?? new Map(), now())
  if (rendered) {
    await writePages(folder, pages).catch(error =>
      logger.warn({ err: error }, 'pages could not be kept as files: whoever needs them next renders them again')
    )
    await removeOldest(pagesFolder(buildId), keptSets)
  }
  return { pages, rendered }
}

/** Removes sets of pages that the present process has made and overtaken: each edit and each change of an upstream leaves one of some MB. In: the build, and since when this process runs. */
export const forgetOvertaken = (buildId: string, sinceMs: number): Promise<string[]> =>
  removeOldest(pagesFolder(buildId), keptOwnSets, { sinceMs })

/** How long until the first stored page ends, in ms, for a timer: never more than a day, because longer timers fire at once. */
export function untilFirstEnd(pages: Pages, nowMs: number): number {
  let first = Number.POSITIVE_INFINITY
  for (const { variants } of pages.values())
    for (const { document } of variants.values()) first = Math.min(first, document.validUntil)
  return Math.min(Math.max(first - nowMs, 0) + 50, longestTimerMs)
}

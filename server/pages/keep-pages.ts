import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { environmentFingerprint } from '../../app/site/config/environment.ts'
import { buildsFolder } from '../builds.ts'
import { pageSources, sourceHash } from '../source-hash.ts'
import { contentHash } from './compress.ts'
import { compressPages } from './compress-pages.ts'
import { renderAllPages, renderHere, whileServing } from './fill-page-store.ts'
import type { PageRenderer } from './page-renderer.ts'
import { changedNames, noPages, type PageSet, pageSetOf, untouchedPages } from './page-set.ts'
import type { Pages } from './page-store.ts'
import { readPages, writePages } from './page-store-files.ts'
import { renderInThreads } from './rendering-threads.ts'
import { removeOldest } from './unused-files.ts'

/** Sets of pages that are kept of one build: each environment and each state of the content makes another. */
const keptSets = 8
/** Of those that the present process has made, readings of the content that have passed among them. */
const keptOwnSets = 2
/** A smaller part of all pages is not worth a set of its own: the next process renders it again from the last one. */
const worthKeeping = 0.1
const pagesFolder = (buildId: string) => join(buildsFolder, buildId, 'pages')
const longestTimerMs = 24 * 60 * 60 * 1000

type Settings = {
  /** The pages that the process has at hand and serves; without them, the last ones that were left as files. */
  before?: PageSet
  /** For how long what was rendered is then compressed as well as can be, in ms: at build, not while visitors wait. */
  thoroughMs?: number
  /** Whether what was rendered is left for the next process. */
  keep?: boolean
}

/** What a filling has come to: the set, how many of its pages were rendered, in how many renders, and how long those took in ms. */
export type FilledSet = { set: PageSet; rendered: number; renders: number; renderMs: number; thorough: number }

/**
 * All pages for the present build, environment and content: those at hand, or that an earlier process left, which read nothing of the content that has changed since, the
 * rest rendered anew and left for the next. A disk that is full or may not be written costs time, never the site. Throws, naming the page, where one cannot be
 * rendered.
 */
export async function keptOrRenderedPages(renderer: PageRenderer, settings: Settings = {}): Promise<FilledSet> {
  const { buildId, content, now, logger } = renderer.settings
  const { thoroughMs = 0, keep = true } = settings
  const standing = content()
  const { group, name } = setNames(renderer)
  const folder = join(pagesFolder(buildId), name)
  const before =
    settings.before ?? (await readPages(folder)) ?? (await newestOf(pagesFolder(buildId), group)) ?? noPages
  const started = performance.now()
  const kept = untouchedPages(before, changedNames(before, standing))
  const instant = now()
  const render = settings.before ? renderHere(renderer, instant, whileServing) : renderInThreads(renderer, instant)
  const { pages, rendered, renders } = await renderAllPages(renderer.settings, render, kept, instant)
  const renderMs = performance.now() - started
  const thorough = rendered && thoroughMs ? await compressPages(pages, thoroughMs) : 0
  const isSame = rendered === 0 && before.version === standing.version && before.pages.size === pages.size
  const set = isSame ? before : pageSetOf(pages, standing)
  if (thorough || (keep && rendered > pages.size * worthKeeping)) {
    await writePages(folder, set).catch(error =>
      logger.warn({ err: error }, 'pages could not be kept as files: whoever needs them next renders them again')
    )
    await removeOldest(pagesFolder(buildId), keptSets)
  }
  return { set, rendered, renders, renderMs, thorough }
}

/** What a set is called. Those of one group differ by their content alone: the one is made from the other by rendering what has changed. */
function setNames({ settings: { environment, content } }: PageRenderer): { group: string; name: string } {
  const group = contentHash(
    JSON.stringify([environmentFingerprint(environment), sourceHash(pageSources), environment.CLOCK])
  )
  return { group, name: `${group}-${content().version.slice(0, 20)}` }
}

/** The last set of a group that is whole, or null. */
export async function newestOf(folder: string, group: string): Promise<PageSet | null> {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.startsWith(group) && !name.includes('.'))
  const aged = await Promise.all(
    names.map(async name => ({ name, time: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 }))
  )
  for (const { name } of aged.sort((one, other) => other.time - one.time)) {
    const set = await readPages(join(folder, name))
    if (set) return set
  }
  return null
}

/** Removes sets of pages that the present process has made and overtaken: each is some tens of MB. In: the build, and since when this process runs. */
export const forgetOvertaken = (buildId: string, sinceMs: number): Promise<string[]> =>
  removeOldest(pagesFolder(buildId), keptOwnSets, { sinceMs })

/** How long until the first stored page ends, in ms, for a timer: never more than a day, because longer timers fire at once. */
export function untilFirstEnd(pages: Pages, nowMs: number): number {
  let first = Number.POSITIVE_INFINITY
  for (const { variants } of pages.values())
    for (const { document } of variants.values()) first = Math.min(first, document.validUntil)
  return Math.min(Math.max(first - nowMs, 0) + 50, longestTimerMs)
}

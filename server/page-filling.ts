import type { Environment } from '../app/site/config/environment.ts'
import type { Content } from '../content/content.ts'
import { forgetOvertaken, keptOrRenderedPages, untilFirstEnd } from './pages/keep-pages.ts'
import { createPageRenderer } from './pages/page-renderer.ts'
import { changedNames, type PageSet, untouchedPages } from './pages/page-set.ts'
import { createPageStore } from './pages/page-store.ts'
import { forgetRendered } from './pages/render-once.ts'
import { urgentNames } from './pages/urgent-change.ts'
import { createRendering } from './rendering.ts'

/** After a filling that failed: what it failed of may be over, and pages whose records end must not wait for the next edit. */
const tryAgainMs = 5 * 60_000

/**
 * Sets up what renders pages, and the page store that follows it: after an edit, after a change of what upstreams give, and when the first stored page ends. Only pages
 * that read what has changed are rendered again. All pages are of one reading of the content, put into the store at once; the old ones serve until then, except
 * those that show what may not be shown a moment longer: these leave the store with the change, and are rendered when they are asked for. One filling runs at a
 * time. A new answer of an upstream counts only once every page could be rendered with it. In: the environment. Out: the parts, the first filling, and how to stop.
 */
export async function createFilledPages(environment: Environment) {
  const store = createPageStore()
  const startedMs = Date.now()
  const rendering = await createRendering(environment, { onChange: follow, prove })
  const { renderer, content, liveRecords, now, logger, metrics } = rendering
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let standing: PageSet | undefined
  let proven: PageSet | undefined
  let waiting = false
  let stopped = false

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work)
    turn = result.catch(() => {})
    return result
  }

  const rendererOf = (standing: Content) => createPageRenderer({ ...renderer.settings, content: () => standing })

  async function prove(candidate: Content): Promise<void> {
    const { set } = await inTurn(() => keptOrRenderedPages(rendererOf(candidate), { ...atHand(), keep: false }))
    proven = set
  }

  const atHand = () => (standing ? { before: standing } : {})

  async function fillNow(): Promise<void> {
    waiting = false
    const reading = content.current()
    const before = proven?.version === reading.version ? { before: proven } : atHand()
    const { set, rendered, renders, renderMs } = await keptOrRenderedPages(rendererOf(reading), before)
    if (stopped) return
    standing = set
    proven = undefined
    store.swap(allowedPages(set))
    forgetRendered(renderer)
    metrics.storedPages.set(store.size)
    clearTimeout(timer)
    timer = setTimeout(refill, untilFirstEnd(set.pages, now().getTime())).unref()
    logger.info({ pages: store.size, rendered, renders, ms: Math.round(renderMs) }, 'the page store is filled')
  }

  /** The pages of a set without those that show what the present content, which may be newer, no longer lets them show. */
  const allowedPages = (set: PageSet) => untouchedPages(set, urgentNames(changedNames(set, content.current())))

  function follow(): void {
    if (standing) store.swap(allowedPages(standing))
    refill()
  }

  /** Fills once more after what is under way; asked for twice, it comes once, because it reads what counts then. */
  function refill(): void {
    if (waiting || stopped) return
    waiting = true
    inTurn(async () => {
      await fillNow()
      await forgetOvertaken(renderer.settings.buildId, startedMs)
    }).catch(error => {
      metrics.renderFailures.inc()
      logger.error({ err: error }, 'the page store could not be filled: the last good pages stay')
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(refill, tryAgainMs).unref()
    })
  }

  return {
    rendering,
    store,
    /** Fills the store for the first time. What an earlier process left of upstreams is not worth a site that does not start. */
    async fill(): Promise<void> {
      try {
        await inTurn(fillNow)
      } catch (error) {
        if (!liveRecords.forget()) throw error
        logger.error({ err: error }, 'the last good answers of upstreams cannot be shown any more: content stands in')
        await inTurn(fillNow)
      }
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
      content.close()
    }
  }
}

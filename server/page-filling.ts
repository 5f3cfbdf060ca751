import type { Environment } from '../app/site/config/environment.ts'
import type { Content } from '../content/content.ts'
import { compressQuickly } from './pages/compress.ts'
import { forgetOvertaken, keptOrRenderedPages, untilFirstEnd } from './pages/keep-pages.ts'
import { createPageRenderer } from './pages/page-renderer.ts'
import { createPageStore } from './pages/page-store.ts'
import { createRendering } from './rendering.ts'

/**
 * Sets up what renders pages, and the page store that follows it: after an edit, after a change of what upstreams give, and when the first stored page ends. All pages
 * are of one reading of the content, put into the store at once; the old ones serve until then. One filling runs at a time. A new answer of an
 * upstream counts only once every page could be rendered with it. In: the environment. Out: the parts, the first filling, and how to stop.
 */
export async function createFilledPages(environment: Environment) {
  const store = createPageStore()
  const startedMs = Date.now()
  const rendering = await createRendering(environment, { onChange: changed, prove })
  const { renderer, content, liveRecords, now, logger, metrics } = rendering
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = false
  let stopped = false
  let shown: Content | undefined

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work)
    turn = result.catch(() => {})
    return result
  }

  const rendererOf = (standing: Content) => createPageRenderer({ ...renderer.settings, content: () => standing })

  /** Leaves the pages as files, which the filling reads. An upstream may change by the minute: thorough compression would take most of one. */
  async function prove(candidate: Content): Promise<void> {
    await inTurn(() => keptOrRenderedPages(rendererOf(candidate), compressQuickly))
  }

  async function fillNow(): Promise<void> {
    waiting = false
    const before = performance.now()
    const standing = content.current()
    const { pages, rendered } = await keptOrRenderedPages(rendererOf(standing))
    if (stopped || withdrawnSince(standing, content.current())) return
    shown = standing
    store.swap(pages)
    metrics.storedPages.set(store.size)
    clearTimeout(timer)
    timer = setTimeout(refill, untilFirstEnd(pages, now().getTime())).unref()
    logger.info({ pages: store.size, rendered, ms: Math.round(performance.now() - before) }, 'the page store is filled')
  }

  /**
   * After an edit. The old pages serve until all new ones are there, unless an offer has been withdrawn meanwhile: then none of them may, and each is rendered when it is
   * asked for.
   */
  function changed(next: Content): void {
    if (shown && withdrawnSince(shown, next)) store.swap(new Map())
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

/** Whether an offer that one reading of the content shows is withdrawn in a later one. */
const withdrawnSince = (before: Content, after: Content): boolean =>
  after.withdrawnOffers.some(({ id }) => before.offers.some(offer => offer.id === id))

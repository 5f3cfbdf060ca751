import { join } from 'node:path'
import type { Environment } from '../../app/site/config/environment.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import type { Content } from '../../content/content.ts'
import { createArchiveStore } from '../content/archive-store.ts'
import { type ContentFault, describeFault } from '../content/content-error.ts'
import { type ContentStore, createContentStore } from '../content/content-store.ts'
import { createWithdrawals, type Withdrawals } from '../content/follow-withdrawals.ts'
import { createLastGood } from '../content/last-good.ts'
import { withoutWithdrawn } from '../content/withdrawals.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { createPageRenderer, type RendererSettings } from '../pages/page-renderer.ts'
import { renderHomes } from '../pages/prerender.ts'
import { checkedContent, currentBuildId, loadBuild } from '../platform/builds.ts'
import { createLogger, type Logger } from '../platform/logger.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import { createLiveRecords, type LiveRecords, type LiveRecordsStore } from '../upstreams/live-records.ts'
import { withLiveRecords } from '../upstreams/with-live-records.ts'

type Settings = {
  /** Whether visitors are served: then content with a fault keeps its last good text. Tools say a fault at once. */
  serves?: boolean
  /** The instant of every render; without it the clock runs, from `CLOCK` where that is set. */
  now?: () => Date
  /** Called after an edit of the content, and after a change of what upstreams give or of what is withdrawn. */
  onChange?: (content: Content) => void
  /** Takes the place of the log for each different list of faults of the content, an empty one included. */
  onFaults?: (faults: readonly ContentFault[]) => void
  /** Content in place of the folder, which then nobody watches. */
  content?: Content
  /** A build in place of the present one: the edit loop compiles its own. */
  development?: Pick<RendererSettings, 'build' | 'buildId' | 'asOf' | 'describeFault'>
}

/** Sets up build, content with live records, clock, log and metrics. Throws ContentError for invalid content, and where there is no build. */
export async function createRendering(environment: Environment, settings: Settings = {}) {
  const { now = clockOf(environment), development } = settings
  const logger = createLogger(environment.LOG_LEVEL)
  const metrics = createMetrics(environment)
  const changed = () => {
    noteContent()
    settings.onChange?.(content.current())
  }
  const noteContent = () => {
    metrics.contentVersion.reset()
    metrics.contentVersion.set({ version: edited.current().version.slice(0, 12) }, 1)
  }
  const withdrawals = createWithdrawals({ dataFolder: environment.DATA_DIR, logger, metrics, onChange: changed })
  const liveRecords = createLiveRecords({
    environment,
    logger,
    metrics,
    async menuFacts() {
      const { messages } = await renderer.settings.build()
      return {
        hasWords: (key, locale) => typeof messages[locale]?.[key] === 'string',
        environment,
        rows: rowsAt(edited.current(), now())
      }
    },
    validateByRender: candidate =>
      renderHomes(renderer.settings, withLiveRecords(edited.current(), candidate), page => renderer.render(page), {
        oneLanguage: true
      }),
    onChange: changed
  })
  const edited = settings.content
    ? storeOf(settings.content, environment)
    : await openContent(environment, settings, { logger, metrics, onChange: changed })
  const content: ContentStore = { ...edited, current: mergeOverrides(edited, liveRecords, withdrawals) }
  const renderer = createPageRenderer({
    ...(development ? { ...development, development: true } : await builtApp()),
    environment,
    content: content.current,
    faults: content.faults,
    contentFolder: content.folder,
    now,
    logger,
    metrics
  })
  const cache = createPageCache(renderer)
  noteContent()
  metrics.build.set({ build: renderer.settings.buildId }, 1)
  await liveRecords.restore()
  const contentVersion = () => edited.current().version
  return { renderer, cache, content, contentVersion, liveRecords, withdrawals, logger, metrics }
}

/** The renderer of a running process. */
export type Rendering = Awaited<ReturnType<typeof createRendering>>

const storeOf = (content: Content, { CONTENT_DIR }: Environment): ContentStore => ({
  current: () => content,
  faults: () => [],
  folder: () => CONTENT_DIR,
  close() {}
})

/** The content with the live records over it and less what is withdrawn, put together anew only where one of them has changed. */
function mergeOverrides(edited: ContentStore, liveRecords: LiveRecordsStore, withdrawals: Withdrawals): () => Content {
  let seen: { content: Content; live: LiveRecords; out: ReturnType<Withdrawals['current']>; all: Content } | null = null
  return () => {
    const content = edited.current()
    const live = liveRecords.current()
    const out = withdrawals.current()
    if (seen?.content !== content || seen.live !== live || seen.out !== out)
      seen = { content, live, out, all: withoutWithdrawn(withLiveRecords(content, live), out) }
    return seen.all
  }
}

async function builtApp(): Promise<Pick<RendererSettings, 'build' | 'buildId'>> {
  const buildId = currentBuildId()
  const build = await loadBuild(buildId)
  return { buildId, build: async () => build }
}

/** The clock of the process: `CLOCK` says at which instant it starts. */
function clockOf({ CLOCK }: Environment): () => Date {
  const started = Date.now()
  return () => (CLOCK ? new Date(CLOCK.getTime() + Date.now() - started) : new Date())
}

/** The content that came with the release. */
const releaseFolder = 'content'

/** The content from where the environment says: archives of `CONTENT_URL`, else the folder `CONTENT_DIR`. Throws ContentError where nothing can be shown. */
async function openContent(
  environment: Environment,
  { serves = false, onFaults }: Settings,
  { logger, metrics, onChange }: { logger: Logger; metrics: Metrics; onChange: () => void }
): Promise<ContentStore> {
  const { CONTENT_DIR, CONTENT_URL, CONTENT_PUBLIC_KEYS, DATA_DIR } = environment
  const lastGoodFile = join(DATA_DIR, 'content', 'last-good.json.gz')
  const checkedVersion = await checkedContent()
  const count = (faults: readonly ContentFault[]) => {
    metrics.contentAtFault.set(faults.length)
    if (faults.length > 0) metrics.contentFaults.inc()
  }
  const read = () => metrics.contentRead.set(Date.now() / 1000)
  if (serves && CONTENT_URL !== null) {
    read()
    return createArchiveStore({
      url: CONTENT_URL,
      keys: CONTENT_PUBLIC_KEYS,
      dataFolder: DATA_DIR,
      releaseFolder,
      checkedVersion,
      logger,
      onChange,
      onFaults: count,
      onRead: read
    })
  }
  return createContentStore(CONTENT_DIR, {
    checkedVersion,
    ...(serves && { lastGood: createLastGood(lastGoodFile, CONTENT_DIR === releaseFolder ? null : releaseFolder) }),
    onChange,
    onFaults(faults) {
      count(faults)
      if (onFaults) onFaults(faults)
      else if (faults.length > 0)
        logger.error({ faults: faults.map(describeFault) }, 'these files of the content keep their last good text')
      else logger.info('the content has no faults any more')
    },
    onError(error) {
      metrics.contentFaults.inc()
      logger.error({ err: error }, 'the folder of content cannot be read: the last good content stays')
    },
    onKeepError(error) {
      logger.error({ err: error }, 'the good content cannot be written to DATA_DIR: a start would not find it there')
    }
  })
}

import { join } from 'node:path'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Content } from '../../content/content.ts'
import { createArchiveStore } from '../content/archive-store.ts'
import { type ContentFault, describeFault } from '../content/content-error.ts'
import { type ContentStore, createContentStore } from '../content/content-store.ts'
import { createLastGood } from '../content/last-good.ts'
import { checkedContent } from '../platform/builds.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'

/** The content that came with the release. */
const releaseFolder = 'content'

type Settings = {
  environment: Environment
  /** Whether visitors are served: then a file with a fault keeps its last good text. Tools say a fault at once. */
  serves: boolean
  logger: Logger
  metrics: Metrics
  onChange: (content: Content) => void
  /** Takes the place of the log for each different list of faults. */
  onFaults: ((faults: readonly ContentFault[]) => void) | undefined
}

/** The content from where the environment says: archives of `CONTENT_URL`, else the folder `CONTENT_DIR`. Throws ContentError where nothing can be shown. */
export async function openContent({
  environment,
  serves,
  logger,
  metrics,
  onChange,
  onFaults
}: Settings): Promise<ContentStore> {
  const { CONTENT_DIR, CONTENT_URL, CONTENT_PUBLIC_KEYS, DATA_DIR } = environment
  const lastGoodFile = join(DATA_DIR, 'content', 'last-good.json.gz')
  const checkedVersion = await checkedContent()
  const count = (faults: readonly ContentFault[]) => {
    metrics.contentAtFault.set(faults.length)
    if (faults.length > 0) metrics.contentFaults.inc()
  }
  if (serves && CONTENT_URL !== null)
    return createArchiveStore({
      url: CONTENT_URL,
      keys: CONTENT_PUBLIC_KEYS,
      dataFolder: DATA_DIR,
      releaseFolder,
      checkedVersion,
      logger,
      onChange,
      onFaults: count,
      onRead: () => metrics.contentRead.set(Date.now() / 1000)
    })
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
    onFault(fault) {
      metrics.contentFaults.inc()
      logger.error({ err: fault }, 'the folder of content cannot be read: the last good content stays')
    }
  })
}

import { join } from 'node:path'
import pLimit from 'p-limit'
import type * as v from 'valibot'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { liveRecord } from './live-record.ts'
import { type LiveRecordName, type LiveRecords, liveRecordSchemas } from './live-records.schema.ts'
import { poll } from './poll.ts'

const variables = {
  navigation: 'NAVIGATIONS_URL',
  utility: 'UTIL_NAVIGATIONS_URL',
  ambassadors: 'AMBASSADORS_URL'
} as const satisfies Record<LiveRecordName, keyof Environment>

const names = Object.keys(variables) as LiveRecordName[]

export type LiveRecordsStore = {
  /** What counts now. */
  current(): LiveRecords
  /** Begins to ask the upstreams that are set, at once and from then on, all at the same instant. Out: how to stop. */
  start(): { stop: () => void }
  /** Asks every upstream once. */
  ask(): Promise<void>
  /** Leaves out what upstreams gave, until they give something else. Out: whether there was anything. */
  forget(): boolean
}

type Settings = {
  environment: Pick<Environment, (typeof variables)[LiveRecordName] | 'DATA_DIR' | 'UPSTREAM_POLL_SECONDS'>
  logger: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'upstreamAnswers'>
  /** Called with what would count; throws where the site cannot be shown with it. */
  prove: (candidate: LiveRecords) => Promise<void>
  /** Called once a new answer counts. */
  onChange: () => void
  timeoutMs?: number
}

/**
 * The records that operators keep in systems of their own: menus and ambassadors. Each upstream that is set gives them from the moment of its first good
 * answer, one of an earlier process included; whatever it does later, the last good answer stays. Nothing waits for an upstream.
 * In: the environment, the log, the metrics, a proof, and what to do after a change. Out: the store, not yet asking.
 */
export async function createLiveRecords(settings: Settings): Promise<LiveRecordsStore> {
  const { environment, logger, metrics, prove, onChange, timeoutMs = 3000 } = settings
  let current: LiveRecords = {}
  const oneAtATime = pLimit(1)
  const accept = (change: LiveRecords) =>
    oneAtATime(async () => {
      const candidate = { ...current, ...change }
      await prove(candidate)
      current = candidate
      onChange()
    })
  const records = names.flatMap(name => {
    const url = environment[variables[name]]
    if (url === null) return []
    const schema: v.GenericSchema<unknown, unknown> = liveRecordSchemas[name]
    const folder = join(environment.DATA_DIR, 'live-records')
    return [
      {
        name,
        record: liveRecord({
          name,
          url,
          schema,
          folder,
          timeoutMs,
          logger,
          metrics,
          accept: value => accept({ [name]: value })
        })
      }
    ]
  })
  for (const { name, record } of records) {
    const value = await record.restore()
    if (value !== null) current = { ...current, [name]: value }
  }
  const ask = async () => {
    await Promise.all(records.map(({ record }) => record.ask()))
  }
  return {
    current: () => current,
    start: () => poll({ ask, everyMs: environment.UPSTREAM_POLL_SECONDS * 1000 }),
    ask,
    forget() {
      const had = Object.keys(current).length > 0
      current = {}
      return had
    }
  }
}

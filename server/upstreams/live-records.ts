import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import type { Environment } from '../../app/site/config/environment.ts'
import { repeat } from '../platform/repeat.ts'
import { writeAtomically } from '../platform/write-atomically.ts'
import { fetchUpstream, UpstreamError } from './fetch-upstream.ts'
import { type Person, readAmbassadors } from './read-ambassadors.ts'
import { type MenuFacts, type MenuItem, readMenu } from './read-menu.ts'
import { createUpstreamLog, type UpstreamReports } from './upstream-log.ts'

/** The records that upstreams have given, as far as they can be shown; the rest comes from content. */
export type LiveRecords = {
  readonly navigation?: MenuItem[]
  readonly utility?: MenuItem[]
  readonly ambassadors?: readonly Person[]
}

type LiveRecordName = keyof LiveRecords
type Read = { items: readonly unknown[]; leftOut: readonly string[] }

type UrlVariable = 'NAVIGATIONS_URL' | 'UTIL_NAVIGATIONS_URL' | 'AMBASSADORS_URL'

/** The upstream of each: the variable that names its address, and what reads its answer. */
const upstreams: Record<LiveRecordName, [UrlVariable, read: (answer: unknown, facts: MenuFacts) => Read]> = {
  navigation: ['NAVIGATIONS_URL', (answer, facts) => readMenu(answer, 'main', facts)],
  utility: ['UTIL_NAVIGATIONS_URL', (answer, facts) => readMenu(answer, 'utility', facts)],
  ambassadors: ['AMBASSADORS_URL', readAmbassadors]
}

type Settings = UpstreamReports & {
  environment: Pick<Environment, UrlVariable | 'DATA_DIR' | 'UPSTREAM_POLL_SECONDS'>
  /** The facts that decide now which items of a menu can be shown. */
  menuFacts: () => Promise<MenuFacts>
  /** Throws where the site cannot be shown with these records. */
  validateByRender: (candidate: LiveRecords) => Promise<void>
  /** Called once a new answer counts. */
  onChange: () => void
}

/** Processes that start together do not ask together. */
const jitter = 0.1

/** Menus and ambassadors of operators' systems. The last-known-good answer is valid over restarts, in memory and as a file. Nothing waits for an upstream. */
export function createLiveRecords(settings: Settings) {
  const { environment, onChange, validateByRender } = settings
  let current: LiveRecords = {}
  const oneAtATime = pLimit(1)
  /** Swaps a record in. Throws, and changes nothing, where the site cannot be shown with it. */
  const apply = (change: LiveRecords) =>
    oneAtATime(async () => {
      const candidate = { ...current, ...change }
      await validateByRender(candidate)
      current = candidate
      onChange()
    })
  const records = (Object.keys(upstreams) as LiveRecordName[]).flatMap(name => {
    const url = environment[upstreams[name][0]]
    return url === null ? [] : [liveRecord(name, url, settings, items => apply({ [name]: items }))]
  })
  const ask = async () => {
    await Promise.all(records.map(record => record.ask()))
  }
  return {
    /** The records that are valid now. */
    current: (): LiveRecords => current,
    /** Takes what an earlier process has saved, where the site can be shown with it. */
    async restore() {
      for (const record of records) await record.restore()
    },
    /** Begins to ask the upstreams that are set, at once and from then on. */
    start: () => repeat(ask, environment.UPSTREAM_POLL_SECONDS * 1000, jitter),
    /** Asks every upstream once. Never throws. */
    ask
  }
}

export type LiveRecordsStore = ReturnType<typeof createLiveRecords>

/** One upstream: its last-known-good answer, in memory and as a file, so that a restart has it while the upstream is gone. */
function liveRecord(
  name: LiveRecordName,
  url: string,
  { environment, logger, metrics, menuFacts }: Settings,
  apply: (items: readonly unknown[]) => Promise<void>
) {
  const path = join(environment.DATA_DIR, 'live-records', `${name}.json`)
  /** The upstream's address may hold a secret, so that the file has its hash. An answer of another address is not taken. */
  const from = createHash('sha256').update(url).digest('hex')
  const log = createUpstreamLog(name, { logger, metrics })
  const [, read] = upstreams[name]
  let applied = ''
  let saved = ''

  async function take(answer: unknown): Promise<readonly string[]> {
    const { items, leftOut } = read(answer, await menuFacts())
    const shown = JSON.stringify(items)
    if (shown !== applied)
      await apply(items).catch(fault => {
        throw new UpstreamError('refused', `the site cannot be shown with the answer: ${(fault as Error).message}`)
      })
    applied = shown
    const text = JSON.stringify(answer)
    if (text !== saved)
      await writeAtomically(path, JSON.stringify({ from, value: answer })).catch(fault => {
        throw new UpstreamError('not-kept', `the answer counts, but cannot be saved: ${(fault as Error).message}`)
      })
    saved = text
    return leftOut
  }

  return {
    async restore() {
      try {
        const { value } = v.parse(
          v.object({ from: v.literal(from), value: v.unknown() }),
          JSON.parse(await readFile(path, 'utf8'))
        )
        saved = JSON.stringify(value)
        await take(value)
      } catch (error) {
        if (error instanceof UpstreamError)
          logger.warn({ upstream: name, err: error }, 'the last good answer of an upstream cannot be shown')
      }
    },
    /** Asks the upstream. A fault changes nothing, is counted and logged. */
    async ask() {
      try {
        log.good(await take(await fetchUpstream({ url, schema: v.unknown() })))
      } catch (fault) {
        log.fault(fault)
      }
    }
  }
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { fetchUpstream, UpstreamError } from '../http/fetch-upstream.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { writeAtomically } from '../write-atomically.ts'

/** An answer that the site could not be shown with is not tried again for so many asks, unless it changes. */
const asksBeforeNextTry = 10

type Settings<Value> = {
  name: string
  url: string
  schema: v.GenericSchema<unknown, Value>
  folder: string
  timeoutMs: number
  logger: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'upstreamAnswers'>
  /** Takes a new answer up. Throws where the site cannot be shown with it: nothing has changed then. */
  accept: (value: Value) => Promise<void>
}

/** One kind of record that an upstream keeps: its last good answer, in memory and as a file. */
export type LiveRecord<Value> = {
  /** What an earlier process left, or null. Nobody is told of it. */
  restore(): Promise<Value | null>
  /** Asks the upstream. Never throws: a fault changes nothing, is counted, and is told once for each kind until a good answer comes. */
  ask(): Promise<void>
}

/** A record of an upstream. In: its name and address, what an answer must be, where to keep it, and what to do with a new one. */
export function liveRecord<Value>(settings: Settings<Value>): LiveRecord<Value> {
  const { name, url, schema, folder, timeoutMs, logger, metrics, accept } = settings
  const file = lastGoodFile({ folder, name, url, schema })
  const told = new Set<string>()
  let last = ''
  let kept = ''
  let refused = { text: '', asks: 0 }

  const take = async (value: Value, text: string) => {
    if (text === refused.text && ++refused.asks < asksBeforeNextTry)
      throw new UpstreamError('refused', 'the answer is still the one that the site could not be shown with')
    try {
      await accept(value)
    } catch (fault) {
      refused = { text, asks: 0 }
      throw new UpstreamError('refused', `the site cannot be shown with the answer: ${(fault as Error).message}`)
    }
    last = text
  }
  const keep = async (value: Value, text: string) => {
    try {
      await file.write(value)
    } catch (fault) {
      throw new UpstreamError(
        'not-kept',
        `the answer counts, but cannot be kept as a file: ${(fault as Error).message}`
      )
    }
    kept = text
  }
  return {
    async restore() {
      const value = await file.read()
      if (value !== null) last = kept = JSON.stringify(value)
      return value
    },
    async ask() {
      try {
        const value = await fetchUpstream({ url, schema, timeoutMs })
        const text = JSON.stringify(value)
        if (text !== last) await take(value, text)
        if (text !== kept) await keep(value, text)
        metrics.upstreamAnswers.inc({ upstream: name, outcome: 'good' })
        if (told.size > 0) logger.info({ upstream: name }, 'the upstream gives good answers again')
        told.clear()
      } catch (fault) {
        const kind = fault instanceof UpstreamError ? fault.kind : 'failed'
        metrics.upstreamAnswers.inc({ upstream: name, outcome: kind })
        if (told.has(kind)) return
        told.add(kind)
        logger.warn({ upstream: name, err: fault }, 'an upstream gave no good answer: the last good one stays')
      }
    }
  }
}

/** Keeps the last good answer of one upstream as a file, so that a restart has it while the upstream is gone. */
type LastGoodFile<Value> = {
  /** The answer that was kept; null where there is none, it cannot be read, is not valid any more, or came from another address. */
  read(): Promise<Value | null>
  /** Puts an answer in the file's place, whole. Throws where the folder cannot be written. */
  write(value: Value): Promise<void>
}

type FileSettings<Value> = {
  folder: string
  name: string
  /** The upstream's address: an answer of another one is not taken up. It may hold a secret, and stands in the file as a hash. */
  url: string
  schema: v.GenericSchema<unknown, Value>
}

/** The file of one upstream below a folder. In: the folder, the record's name, the upstream's address, and what an answer must be. */
function lastGoodFile<Value>({ folder, name, url, schema }: FileSettings<Value>): LastGoodFile<Value> {
  const path = join(folder, `${name}.json`)
  const from = createHash('sha256').update(url).digest('hex')
  const kept = v.object({ from: v.literal(from), value: schema })
  return {
    async read() {
      try {
        const result = v.safeParse(kept, JSON.parse(await readFile(path, 'utf8')))
        return result.success ? result.output.value : null
      } catch {
        return null
      }
    },
    write: value => writeAtomically(path, JSON.stringify({ from, value }))
  }
}

import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Environment } from '../../app/site/config/environment.ts'
import { type RenderPages, renderHere, type StoredAddress } from './fill-page-store.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { StoredPage } from './page-store.ts'
import type { RenderedPage } from './render-stored-page.ts'
import type { StoredResponse } from './stored-response.ts'

/** What a thread is started with. */
export type ThreadTask = { environment: Environment; now: Date }

/** What a thread says: which build and content it has read, once; then each page that it was asked for by its key, or why there is none. */
export type ThreadAnswer = { reading: string } | ({ key: string } & (RenderedPage | { fault: string }))

/** By this two threads tell whether they would render the same pages. */
export const readingOf = ({ settings: { buildId, content } }: PageRenderer): string => `${buildId} ${content().version}`

/** Each thread reads build and content for itself, which takes as long as a hundred pages or so. */
const worthAThread = 200
const mostThreads = 4
/** So many pages are asked of a thread at once: it renders the next while the last is compressed. */
const ahead = 3
/** A thread that says nothing for so long is given up: a page takes some milliseconds, a start some seconds. */
const patienceOfMs = 60_000

type Settings = { threads?: number; entry?: URL; patienceMs?: number }

/**
 * Renders in as many threads as there are processors for, while nothing is served yet. What they leave undone, because one ended early, was given up or has read other
 * content, or because the pages are too few to be worth it, is rendered on this thread. In: the renderer of this thread, and the present instant.
 */
export const renderInThreads =
  (
    renderer: PageRenderer,
    now: Date,
    { threads, entry = ownEntry, patienceMs = patienceOfMs }: Settings = {}
  ): RenderPages =>
  async (addresses, keep) => {
    const { environment, logger } = renderer.settings
    const count = threads ?? Math.min(availableParallelism(), mostThreads, Math.floor(addresses.length / worthAThread))
    const undone = new Map(addresses.map(address => [address.key, address]))
    const settle = (key: string, page: StoredPage) => {
      undone.delete(key)
      keep(key, page)
    }
    const here = renderHere(renderer, now)
    if (count < 2) return here(addresses, keep)
    const task: ThreadTask = { environment, now }
    const options = { workerData: task, execArgv: ['--disable-warning=ExperimentalWarning'] }
    const started = Array.from({ length: count }, () => new Worker(entry, options))
    const waiting = addresses.values()
    try {
      const renders = await Promise.all(
        started.map(thread =>
          renderIn(thread, { reading: readingOf(renderer), waiting, keep: settle, patienceMs }).catch(error => {
            if (error instanceof PageFault) throw error
            logger.warn(
              { err: error },
              'a thread that renders pages has ended early: its pages are rendered without it'
            )
            return 0
          })
        )
      )
      const rest = undone.size > 0 ? await here([...undone.values()], keep) : 0
      return rest + renders.reduce((sum, each) => sum + each, 0)
    } finally {
      await Promise.all(started.map(thread => thread.terminate()))
    }
  }

const ownEntry = new URL('../rendering-thread.ts', import.meta.url)

/** A page cannot be rendered, on whichever thread. */
class PageFault extends Error {}

type Share = {
  reading: string
  waiting: Iterator<StoredAddress>
  keep: (key: string, page: StoredPage) => void
  patienceMs: number
}

async function renderIn(thread: Worker, { patienceMs, ...share }: Share): Promise<number> {
  const patience = setTimeout(() => void thread.terminate(), patienceMs)
  thread.on('message', () => patience.refresh())
  try {
    return await askInTurn(thread, share)
  } finally {
    clearTimeout(patience)
  }
}

async function askInTurn(thread: Worker, { reading, waiting, keep }: Omit<Share, 'patienceMs'>): Promise<number> {
  let renders = 0
  let underway = 0
  const ask = () => {
    const { value, done } = waiting.next()
    if (done) return
    underway += 1
    thread.postMessage(value.key)
  }
  for await (const [answer] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[ThreadAnswer]>) {
    if ('reading' in answer) {
      if (answer.reading !== reading) throw new Error('it has read another build, or other content')
      for (let asked = 0; asked < ahead; asked += 1) ask()
    } else {
      if ('fault' in answer) throw new PageFault(answer.fault)
      keep(answer.key, withBuffers(answer.page))
      renders += answer.renders
      underway -= 1
      ask()
    }
    if (underway === 0) return renders
  }
  throw new Error(`it exited with ${underway} pages under way`)
}

/** Bytes come from another thread as plain arrays. What was shared between classes of visitors stays shared. */
function withBuffers(page: StoredPage): StoredPage {
  const responses = new Set([...page.variants.values()].flatMap(({ document, payload }) => [document, payload]))
  for (const response of responses) response.br = bufferOf(response)
  return page
}

const bufferOf = ({ br }: StoredResponse): Buffer => Buffer.from(br.buffer, br.byteOffset, br.byteLength)

import { beforeAll, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { readContent } from '../content-store.ts'
import { compressQuickly } from './compress.ts'
import { type StoredAddress, storedAddresses } from './fill-page-store.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { StoredPage } from './page-store.ts'
import { readingOf, renderInThreads } from './rendering-threads.ts'
import { storeResponse } from './stored-response.ts'

const now = new Date()
const warn = vi.fn()
let renderer: PageRenderer
let addresses: StoredAddress[]

beforeAll(async () => {
  const content = await readContent('content')
  const body = Buffer.from('rendered here')
  const response = storeResponse({ body, compressed: await compressQuickly(body), headers: {} })
  const rendered = { status: 200, reads: new Set(['figures']), document: response, payload: response }
  renderer = {
    render: async () => ({ ...rendered, readsAudience: false, readsDevice: false }),
    settings: { buildId: 'a-build', environment: readEnvironment({}), content: () => content, logger: { warn } }
  } as unknown as PageRenderer
  addresses = storedAddresses(renderer.settings, now).slice(0, 12)
})

/** What a thread does instead of rendering: `reading` is what the renderer of this thread has read. */
const threadOf = (program: string) => {
  const shared = `
    import { parentPort } from 'node:worker_threads'
    const reading = ${JSON.stringify(readingOf(renderer))}
    const response = { br: Buffer.from('from a thread'), hash: 'same' }
    const page = { byAudience: false, byPlatform: false, reads: [], variants: new Map([['everyone', { document: response, payload: response }]]) }
    `
  return new URL(`data:text/javascript,${encodeURIComponent(shared + program)}`)
}

async function renderedWith(program: string, patienceMs = 60_000) {
  const pages = new Map<string, StoredPage>()
  const render = renderInThreads(renderer, now, { threads: 2, entry: threadOf(program), patienceMs })
  const renders = await render(addresses, (key, page) => void pages.set(key, page))
  const here = [...pages.values()].filter(({ reads }) => reads.length > 0).length
  return { renders, pages, here }
}

it('what threads render comes back as it was made, each page once', async () => {
  const { renders, pages, here } = await renderedWith(
    `parentPort.on('message', key => parentPort.postMessage({ key, page, renders: 2 })); parentPort.postMessage({ reading })`
  )
  expect([...pages.keys()].sort()).toEqual(addresses.map(({ key }) => key).sort())
  expect([renders, here]).toEqual([24, 0])
  for (const { variants } of pages.values())
    for (const { document, payload } of variants.values()) {
      expect(Buffer.isBuffer(document.br)).toBe(true)
      expect(document.br.toString()).toBe('from a thread')
      expect(payload).toBe(document)
    }
})

it.each([
  [
    'one that has read other content',
    `parentPort.on('message', () => {}); parentPort.postMessage({ reading: 'other' })`
  ],
  ['one that cannot start', `throw new Error('no content')`],
  [
    'one that ends while it renders',
    `parentPort.on('message', () => process.exit(1)); parentPort.postMessage({ reading })`
  ],
  ['one that does not answer', `parentPort.on('message', () => {}); parentPort.postMessage({ reading })`, 500],
  ['one that says nothing at all', `parentPort.on('message', () => {})`, 500]
])(
  'what a thread leaves undone is rendered here, and the log says so: %s',
  async (_what, program, patienceMs?: number) => {
    warn.mockClear()
    const { renders, pages, here } = await renderedWith(program, patienceMs)
    expect([renders, pages.size, here]).toEqual([12, 12, 12])
    expect(warn).toHaveBeenCalledTimes(2)
  }
)

it('a page that cannot be rendered ends it, and is named', async () => {
  const program = `parentPort.on('message', key => parentPort.postMessage({ key, fault: key + ' was rendered with status 500' })); parentPort.postMessage({ reading })`
  await expect(renderedWith(program)).rejects.toThrow(/ was rendered with status 500$/)
})

import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import type { Content } from '../../content/content.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { createMetrics } from '../platform/metrics.ts'
import { type CachedResponse, renderedResponse } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'

type Settings = { development?: boolean; status?: number; megabytes?: string; html?: (page: PageRequest) => string }

/** A cache over a renderer that counts, with a content and a clock that a test may change. */
function counting({ development = false, status = 200, megabytes = '128', html = () => 'page' }: Settings = {}) {
  const state = {
    content: { version: 'one' } as Content,
    nowMs: 0,
    renders: 0,
    /** Each render waits for this before it ends. */
    rendered: Promise.resolve(),
    expiresAt: new Date(1000) as Date | null
  }
  const metrics = createMetrics()
  const settings = {
    buildId: 'b',
    environment: readEnvironment({ PAGE_CACHE_MB: megabytes }),
    content: () => state.content,
    now: () => new Date(state.nowMs),
    metrics,
    development
  }
  const renderer = {
    settings,
    async render(page: PageRequest) {
      state.renders += 1
      await state.rendered
      const response = (body: string) => renderedResponse({ status, body, headers: {}, expiresAt: state.expiresAt })
      return { status, document: response(html(page)), payload: response(`payload of ${html(page)}`) }
    }
  } as unknown as PageRenderer
  const cache = createPageCache(renderer)
  const request = (page: object = {}) =>
    ({
      siteId: 'global',
      host: 'site',
      row: { path: '/' },
      path: '/',
      locale: 'fr',
      embedded: null,
      audience: { name: 'open' },
      platform: 'unknown',
      outcome: { status: 200 },
      visit: null,
      content: state.content,
      now: settings.now(),
      ...page
    }) as PageRequest
  const ask = (page?: object) => cache.page(request(page))
  return { state, cache, metrics, request, ask }
}

const textOf = ({ br }: CachedResponse) => brotliDecompressSync(br.body).toString()
const home = {
  siteId: 'global',
  host: 'site',
  pathname: '/',
  embedded: null,
  audience: 'open',
  platform: null
} as const

it.each<[rule: string, renders: number, then: (site: ReturnType<typeof counting>) => void, settings: Settings]>([
  ['simultaneous requests for one key render once, and later ones not at all', 1, () => {}, {}],
  [
    'another version of the content is another key: what is withdrawn is not shown again',
    2,
    ({ state }) => {
      state.content = { version: 'two' } as Content
    },
    {}
  ],
  [
    'a record that has ended disappears at its hour',
    2,
    ({ state }) => {
      state.nowMs = 1000
    },
    {}
  ],
  ['the edit loop renders what is in the files now', 2, () => {}, { development: true }],
  ['an error is not kept', 2, () => {}, { status: 500 }]
])('%s', async (_rule, renders, then, settings) => {
  const site = counting(settings)
  await Promise.all([site.ask(), site.ask()])
  then(site)
  await site.ask()
  expect(site.state.renders).toBe(renders)
})

it.each<[what: string, page: object]>([
  ['site', { siteId: 'belgium' }],
  ['host', { host: 'contents' }],
  ['path', { path: '/about-us/' }],
  ['locale', { locale: 'en' }],
  ['audience class, always', { audience: { name: 'blocked' } }],
  ['embedding', { embedded: '1' }],
  ['platform, where the row says so', { row: { path: '/', reads: ['platform'] }, platform: 'ios' }]
])('a key holds the %s', async (_what, page) => {
  const { state, ask } = counting()
  await ask()
  await ask(page)
  expect(state.renders).toBe(2)
})

it('the platform tells nothing apart where the row does not say so', async () => {
  const { state, ask } = counting()
  await ask({ platform: 'ios' })
  await ask({ platform: 'android' })
  expect(state.renders).toBe(1)
})

/** Renders end when the test says so. */
function held(state: ReturnType<typeof counting>['state']) {
  const { promise, resolve } = Promise.withResolvers<void>()
  state.rendered = promise
  return { began: () => eventually(() => expect(state.renders).toBe(1)), end: resolve }
}

it('a render that began before a change is answered and not kept, even where the change is taken back', async () => {
  const { state, cache, ask } = counting()
  const before = state.content
  const { began, end } = held(state)
  const asked = ask()
  await began()
  state.content = { version: 'two' } as Content
  end()
  expect(textOf((await asked).document)).toBe('page')
  state.content = before
  expect(cache.find(home)).toBeUndefined()
})

it('a render that ends after its own boundary is answered and not kept', async () => {
  const { state, cache, ask } = counting()
  const { began, end } = held(state)
  const asked = ask()
  await began()
  state.nowMs = 1000
  end()
  await asked
  expect(cache.find(home)).toBeUndefined()
})

it('document and payload are one entry', async () => {
  const { cache, ask } = counting()
  await ask()
  const found = cache.find(home)
  expect([found && textOf(found.document), found && textOf(found.payload)]).toEqual(['page', 'payload of page'])
})

it('equal bodies of several classes are held once', async () => {
  const { cache, ask } = counting()
  const [open, blocked] = [await ask(), await ask({ audience: { name: 'blocked' } })]
  expect(blocked.document).toBe(open.document)
  const before = cache.size()
  await ask({ audience: { name: 'warned' } })
  expect(cache.size() - before).toBeLessThan(1000)
})

it('"bounded in bytes": the least recently used page goes first, and the bound holds', async () => {
  const noise = () => Array.from({ length: 4000 }, () => Math.random().toString(36)).join('')
  const { cache, ask, metrics } = counting({ megabytes: '1', html: ({ path }) => path + noise() })
  const key = (number: number) => ({ ...home, pathname: `/page-${number}/` })
  for (let number = 0; number < 30; number++) {
    await ask({ path: `/page-${number}/` })
    cache.find(key(0))
    expect(cache.size()).toBeLessThanOrEqual(1e6)
  }
  expect(cache.find(key(0)), 'asked for all the time').toBeDefined()
  expect(cache.find(key(1)), 'asked for once, long ago').toBeUndefined()
  expect(cache.find(key(29))).toBeDefined()
  expect((await metrics.cacheEvictions.get()).values[0]?.value).toBeGreaterThan(0)
})

it('plain text and gzip are made once for all who ask, and cannot drive pages out', async () => {
  const noise = () => Array.from({ length: 2000 }, () => Math.random().toString(36)).join('')
  const { cache, ask } = counting({ megabytes: '1', html: ({ path }) => path + noise() })
  const { document } = await ask()
  const [one, other] = await Promise.all([cache.encoded(document, 'identity'), cache.encoded(document, 'identity')])
  expect(one).toBe(other)
  expect(cache.encodedNow(document, 'identity')).toBe(one)
  for (let number = 0; number < 12; number++) {
    const page = await ask({ path: `/page-${number}/` })
    await cache.encoded(page.document, 'identity')
    await cache.encoded(page.document, 'gzip')
    expect(cache.size()).toBeLessThanOrEqual(1e6)
  }
  expect(cache.encodedNow(document, 'identity')).toBeUndefined()
  expect(cache.find(home)).toBeDefined()
})

it('counts hits and misses', async () => {
  const { ask, metrics } = counting()
  await ask()
  await ask()
  const read = async (counter: typeof metrics.cacheHits) => (await counter.get()).values[0]?.value
  expect([await read(metrics.cacheHits), await read(metrics.cacheMisses)]).toEqual([1, 1])
})

it('S7-60 what a clock that ran ahead had rendered is not found once the clock is right: it is of another day', async () => {
  const { state, ask } = counting()
  state.nowMs = 900
  await ask()
  state.nowMs = 500
  await ask()
  expect(state.renders).toBe(2)
  state.nowMs = 600
  await ask()
  expect(state.renders).toBe(2)
  state.nowMs = 1000
  await ask()
  expect(state.renders).toBe(3)
})

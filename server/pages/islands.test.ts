import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import type { PageScope } from '../../app/site/page/page-scope.ts'
import { content } from '../../tests/fixtures/content.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createIslands } from './islands.ts'
import { createPageCache } from './page-cache.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'

/** Islands over a build of the test's own: what is rendered is written by `render`, and every render is counted. */
function islandsOf(render: (key: string, scope: PageScope) => string) {
  const state = { rendered: 0, now: Date.parse('2026-11-21T12:00:00Z'), version: 'a', players: 1 }
  const module = {
    messages: { fr: {}, en: {} },
    islandKeys: ['players-online', 'monthly-rewards'],
    renderIsland: (key: string, scope: PageScope) => {
      state.rendered += 1
      return render(key, scope)
    }
  }
  const settings = {
    build: async () => module,
    buildId: 'b',
    environment: readEnvironment({}),
    metrics: createMetrics(),
    content: () => ({ ...content, version: state.version }),
    now: () => new Date(state.now)
  }
  const renderer = { settings } as unknown as PageRenderer
  const islands = createIslands(renderer, createPageCache(renderer), {
    current: async () => ({
      players: state.players,
      tables: 1,
      guaranteed: null,
      takenAt: '2026-11-21T12:00:00Z',
      sample: true
    })
  })
  const ask = async (key: string, audience = 'open', place: Partial<PageRequest> = {}) => {
    const page = {
      siteId: 'global',
      host: 'site',
      path: '/',
      locale: 'fr',
      audience: { name: audience },
      content: settings.content(),
      now: settings.now(),
      ...place
    }
    const found = await islands.find(key, page as PageRequest)
    return found && (JSON.parse(brotliDecompressSync(found.br.body).toString()) as { id: string; html: string })
  }
  return { state, ask }
}

it('"single flight": however many ask at the same time, it is rendered once', async () => {
  const { state, ask } = islandsOf(() => 'x')
  await Promise.all(Array.from({ length: 30 }, () => ask('monthly-rewards')))
  expect(state.rendered).toBe(1)
})

it('"`id` changes when the html does: same id", and names the build', async () => {
  const { state, ask } = islandsOf((_key, { playersOnline }) => `${playersOnline?.players}`)
  const [first, again] = [await ask('players-online'), await ask('players-online')]
  state.players = 2
  const other = await ask('players-online')
  expect(again).toEqual(first)
  expect(other?.html).toBe('2')
  expect(other?.id).not.toBe(first?.id)
  expect(first?.id).toMatch(/^b\.[0-9a-f]{20}$/)
})

it('"per audience class"', async () => {
  const { state, ask } = islandsOf((_key, scope) => scope.audience().name)
  expect((await ask('monthly-rewards', 'open'))?.html).toBe('open')
  expect((await ask('monthly-rewards', 'blocked'))?.html).toBe('blocked')
  expect((await ask('monthly-rewards', 'open'))?.html).toBe('open')
  expect(state.rendered).toBe(2)
})

it.each<[rule: string, change: (state: { now: number; version: string }) => void]>([
  ['a boundary of its dated records has passed', state => void (state.now += 60_000)],
  ['the content has another version', state => void (state.version = 'b')]
])('is rendered anew when %s', async (_rule, change) => {
  const { state, ask } = islandsOf((_key, scope) => {
    scope.expiresAt(new Date('2026-11-21T12:01:00Z'))
    return 'x'
  })
  await ask('monthly-rewards')
  change(state)
  await ask('monthly-rewards')
  expect(state.rendered).toBe(2)
})

it.each<[rule: string, place: Partial<PageRequest>]>([
  ['site', { siteId: 'belgium' }],
  ['locale', { locale: 'en' }],
  ['host', { host: 'contents' }]
])('another %s has its own', async (_rule, place) => {
  const { state, ask } = islandsOf(() => 'x')
  await ask('monthly-rewards')
  await ask('monthly-rewards', 'open', place)
  expect(state.rendered).toBe(2)
})

it('a render that fails is not kept', async () => {
  let broken = true
  const { ask } = islandsOf(() => {
    if (broken) throw new Error('broken')
    return 'whole'
  })
  await expect(ask('monthly-rewards')).rejects.toThrow('broken')
  broken = false
  expect((await ask('monthly-rewards'))?.html).toBe('whole')
})

it.each(['', 'constructor', '__proto__', 'players'])('nothing is called "%s"', async key => {
  const { state, ask } = islandsOf(() => 'x')
  expect(await ask(key)).toBeNull()
  expect(state.rendered).toBe(0)
})

import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { PageRenderer, PageRequest, RenderedResponses } from './page-renderer.ts'
import { forgetRendered, renderOnce } from './render-once.ts'
import { afterVisitors, forVisitor } from './visitors-first.ts'

const page = { path: '/', outcome: { status: 200 } } as PageRequest

/** A renderer that counts what it renders, with a content and a clock that a test may change. */
function counting({ development = false, status = 200 } = {}) {
  const state = { content: { version: 'one' } as Content, nowMs: 0, renders: 0 }
  const renderer = {
    settings: { content: () => state.content, now: () => new Date(state.nowMs), development },
    async render() {
      state.renders += 1
      await wait(5)
      return { status, document: { validUntil: 1000 } } as RenderedResponses
    }
  } as unknown as PageRenderer
  return { state, renderer, ask: (key: string | null = 'home') => renderOnce(renderer, key, page) }
}

it.each<
  [
    rule: string,
    renders: number,
    then: (site: ReturnType<typeof counting>) => void,
    site: Parameters<typeof counting>[0]
  ]
>([
  ['until it is stored, a page is rendered once for all who ask for it', 1, () => {}, {}],
  [
    'the next content renders it anew: what is withdrawn is not shown again',
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
  ['once the store has it all, nothing is kept twice', 2, ({ renderer }) => forgetRendered(renderer), {}],
  ['the edit loop renders what is in the files now', 2, () => {}, { development: true }],
  ['a page that could not be rendered is tried again', 2, () => {}, { status: 500 }]
])('%s', async (_rule, renders, then, settings) => {
  const site = counting(settings)
  await Promise.all([site.ask(), site.ask()])
  then(site)
  await site.ask()
  expect(site.state.renders).toBe(renders)
})

it('what belongs to one request is rendered for it alone', async () => {
  const { state, ask } = counting()
  await Promise.all([ask(null), ask(null)])
  expect(state.renders).toBe(2)
})

it('a filling waits for visitors, and not for ever', async () => {
  const order: string[] = []
  let leave = () => {}
  const visitor = forVisitor(
    () =>
      new Promise<void>(resolve => {
        leave = resolve
      })
  ).then(() => order.push('visitor'))
  const filling = afterVisitors().then(() => order.push('filling'))
  await wait(30)
  leave()
  await Promise.all([visitor, filling])
  expect(order).toEqual(['visitor', 'filling'])
  const patient = forVisitor(() => wait(3000))
  const started = performance.now()
  await afterVisitors()
  expect(performance.now() - started).toBeLessThan(2500)
  await patient
})

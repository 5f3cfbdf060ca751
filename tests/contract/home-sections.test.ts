import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

const sections =
  'Jumbotron, monthly rewards, players online, featured tournaments, unique features, anytime anywhere, live-series glory, meet the stars, global community, get started, more info'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

it.each([
  [`"${sections}", in French`, '/'],
  [`"${sections}", in English`, '/en/']
])('%s', async (_rule, path) => {
  const { text } = await site.get('localhost', path, { site: 'global' })
  const names = Array.from(text.matchAll(/ data-section="([^"]+)"/g), ([, name]) => name)
  expect(names).toEqual(sections.toLowerCase().replaceAll(' ', '-').split(',-'))
})

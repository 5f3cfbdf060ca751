import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite({ variables: { PUBLIC_SCHEME: 'https' } })
})
afterAll(() => site.stop())

it.each<[what: string, path: string, status: number, method?: string]>([
  ['a page', '/en/', 200],
  ['a page that is not there', '/nowhere/', 404],
  ['a redirect, which may be the first answer of all', '/fr/', 301],
  ['a call', '/api/visitor', 200],
  ['a call with another method', '/api/visitor', 405, 'PUT'],
  ['an island', '/__nuxt_island/monthly-rewards.json', 200],
  ['the newest build', '/builds/latest.json', 200],
  ['the support desk', '/support-desk/', 200],
  ['a call of the support desk', '/support-desk/capacity.json', 200],
  ['an icon', '/favicon.ico', 200],
  ['a file that is not there', '/assets/none.js', 404],
  ['what a monitor asks', '/healthz', 200],
  ['a text', '/robots.txt', 200]
])('over TLS %s says so, once, and nobody guesses its type', async (_what, path, status, method = 'GET') => {
  const answer = await site.get('localhost', path, { method })
  expect(answer.status).toBe(status)
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

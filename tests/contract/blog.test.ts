import { afterAll, beforeAll, expect, it } from 'vitest'
import { content } from '../fixtures/content.ts'
import { runSite } from '../fixtures/running-site.ts'

/** The newest post, just before its instant and just after it. */
const { posts } = content
const [newest] = posts.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
if (!newest) throw new Error('there is no post')
const address = `/blog/${newest.slug}/`
const at = (ms: number) => new Date(Date.parse(newest.publishedAt) + ms).toISOString()

let before: Awaited<ReturnType<typeof runSite>>
let after: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  before = await runSite({ variables: { CLOCK: at(-600_000) } })
  after = await runSite({ variables: { CLOCK: at(1000) } })
})
afterAll(() => Promise.all([before.stop(), after.stop()]))

it('"publishedAt in the future: not there until its instant": its page', async () => {
  const early = await before.get('localhost', address, { headers: { accept: 'application/json' } })
  expect([early.status, JSON.parse(early.text).message]).toEqual([404, `Page Not Found: ${address}`])
  expect((await after.get('localhost', address)).status).toBe(200)
})

it.each(['/blog/', '/poker-school/', '/blog/feed.xml', '/sitemap.xml', `/blog/${posts.at(-1)?.slug}/`])(
  '"publishedAt in the future: not there until its instant": %s',
  async path => {
    const [early, late] = await Promise.all([before.get('localhost', path), after.get('localhost', path)])
    expect([early.text.includes(address), late.text.includes(address)]).toEqual([false, true])
  }
)

it.each([
  ['an unknown slug', '/blog/nobody/', 404],
  ['the pattern itself', '/blog/{slug}/', 404],
  ['a post in another language', `/en${address}`, 200],
  ['its payload', `${address}_payload.json`, 200],
  ['without its slash', address.slice(0, -1), 301]
])('%s: %s answers %i', async (_rule, path, status) => {
  expect((await after.get('localhost', path)).status).toBe(status)
})

it('an article says when it came out, to search engines and to a visitor who shares it', async () => {
  const { text } = await after.get('localhost', address)
  expect(text).toContain(`"@type":"BlogPosting"`)
  expect(text).toContain(`"datePublished":"${newest.publishedAt}"`)
  expect(text).toContain(`property="article:published_time" content="${newest.publishedAt}"`)
  expect(text).toContain(`<link data-head="" rel="canonical" href="http://localhost:3000${address}"/>`)
})

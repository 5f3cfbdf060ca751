import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '../../content/blog/posts.schema.ts'
import { content } from '../fixtures/content.ts'
import { runSiteAt } from '../fixtures/site-at.ts'

/** At noon in Berlin, when Germany has no advertising. */
const now = '2026-11-20T11:00:00Z'
const [post] = content.posts.filter(({ slug }) => slug === 'the-arithmetic-of-pot-odds')
if (!post) throw new Error('there is no such post')
const address = `/blog/${post.slug}/`
/** The post in a list: its address, or its title in any language where it is no link. */
const names = [address, ...Object.values(post.words).map(({ title }) => title)]

let site: Awaited<ReturnType<typeof runSiteAt>>
beforeAll(async () => {
  site = await runSiteAt(now)
})
afterAll(() => site.stop())

const visitors = {
  'a Belgian': ['belgium.localhost', { 'cf-ipcountry': 'BE' }],
  'a Dutch visitor': ['netherlands.localhost', { 'cf-ipcountry': 'NL' }],
  'a German by day': ['germany.localhost', { 'cf-ipcountry': 'DE' }],
  'a British one': ['united-kingdom.localhost', { 'cf-ipcountry': 'GB' }],
  'a Norwegian': ['localhost', { 'cf-ipcountry': 'NO' }],
  'one of whom nobody knows where they are': ['localhost', { 'x-forwarded-for': '192.0.2.1' }]
} as const satisfies Record<string, readonly [host: string, headers: Record<string, string>]>

const about = (only: Post['only']) =>
  site.edit(original => ({
    ...original,
    posts: original.posts.map(item => (item.slug === post.slug ? { ...item, only } : item))
  }))

describe.each<[only: Post['only'], sees: readonly (keyof typeof visitors)[]]>([
  [[], Object.keys(visitors) as (keyof typeof visitors)[]],
  [['gift'], ['a British one', 'a Norwegian']],
  [['cashback'], ['a British one', 'a Norwegian']],
  [['guarantee'], ['a Belgian', 'a Dutch visitor', 'a British one', 'a Norwegian']],
  [['amount'], ['a Belgian', 'a Dutch visitor', 'a British one', 'a Norwegian']],
  [['ambassadors'], ['a British one', 'a Norwegian']],
  [
    ['guarantee', 'ambassadors'],
    ['a British one', 'a Norwegian']
  ]
])('a post that induces by %j', (only, sees) => {
  beforeAll(() => about(only))

  it.each(Object.entries(visitors))(
    'S6-26 is there for those who may be shown it, and for no others: %s',
    async (who, [host, headers]) => {
      const isShown = sees.some(one => one === who)
      const get = (path: string) => site.get(host, path, { headers })
      const [page, payload] = await Promise.all([get(address), get(`${address}_payload.json`)])
      expect([page.status, payload.status]).toEqual(isShown ? [200, 200] : [404, 404])
      expect((await get(address.replace('/blog/', '/Blog/'))).status).toBe(isShown ? 301 : 404)
      expect(page.text.includes(post.words.en.title)).toBe(isShown && host === 'united-kingdom.localhost')
      for (const path of [
        '/blog/',
        '/poker-school/',
        '/blog/reading-a-tournament-structure/',
        '/poker-school/equity-calculator/',
        '/site-index/'
      ]) {
        const { text, status } = await get(path)
        const isNamed = names.some(name => text.includes(name))
        if (status === 200) expect([path, isNamed]).toEqual([path, isShown && path !== '/site-index/'])
      }
    }
  )

  it('S6-26 no feed has it where it induces; a sitemap has it where any visitor of the site may be shown it', async () => {
    const induces = only.length > 0
    for (const host of ['localhost', 'belgium.localhost', 'united-kingdom.localhost'])
      expect((await site.get(host, '/blog/feed.xml')).text.includes(address)).toBe(!induces)
    const inSitemap = async (host: string) => (await site.get(host, '/sitemap.xml')).text.includes(address)
    expect([await inSitemap('localhost'), await inSitemap('united-kingdom.localhost')]).toEqual([true, true])
    expect(await inSitemap('belgium.localhost')).toBe(sees.includes('a Belgian'))
  })
})

it.each<[who: keyof typeof visitors, title: string]>([
  ['a Belgian', 'Niet aangeboden in België'],
  ['a German by day', 'An deinem Aufenthaltsort nicht angeboten'],
  ['one of whom nobody knows where they are', 'Non proposé là où vous êtes']
])('S8-2 what a law leaves out says so, the site’s or the visitor’s: %s', async (who, title) => {
  about(['gift'])
  const [host, headers] = visitors[who]
  const { status, text } = await site.get(host, address, { headers })
  expect([status, /<h1[^>]*>([^<]*)/.exec(text)?.[1]]).toEqual([404, title])
  expect(text).toContain(`data-error-message="Page Not Found: ${address}"`)
})

it('S6-26 what is refused is told as an address that no post has', async () => {
  about(['gift'])
  const { text } = await site.get('belgium.localhost', address, {
    headers: { 'cf-ipcountry': 'BE', accept: 'application/json' }
  })
  expect(JSON.parse(text)).toMatchObject({ statusCode: 404, message: `Page Not Found: ${address}` })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import type { Post } from '../../content/blog/posts.schema.ts'
import { runBlogSite } from '../fixtures/blog-site.ts'
import { inEveryLanguage } from '../fixtures/in-every-language.ts'

const words = (title: string, summary: string) => ({
  meta: { title, description: summary },
  title,
  summary,
  bodyMarkdown: 'Un texte.'
})
const posts: Post[] = [
  {
    slug: 'first-hand',
    publishedAt: '2026-11-01T09:00:00Z',
    sites: ['global', 'belgium'],
    topics: ['play'],
    cover: 'odds',
    only: [],
    words: inEveryLanguage(words('The first hand', 'By {brand} & co'), {
      fr: words('La première main', 'De {brand}, « pour » <tous>')
    })
  },
  {
    slug: 'later-news',
    publishedAt: '2026-11-20T09:00:00Z',
    sites: ['global'],
    topics: ['play'],
    cover: 'odds',
    only: [],
    words: inEveryLanguage(words('News', 'A sequel'), { fr: words('Du nouveau', 'Une suite') })
  },
  {
    slug: 'of-tomorrow',
    publishedAt: '2126-11-20T09:00:00Z',
    sites: ['global'],
    topics: ['play'],
    cover: 'odds',
    only: [],
    words: inEveryLanguage(words('Tomorrow', 'Later'), { fr: words('Demain', 'Plus tard') })
  }
]

let site: Awaited<ReturnType<typeof runBlogSite>>
let apart: Awaited<ReturnType<typeof runBlogSite>>

beforeAll(async () => {
  site = await runBlogSite(posts)
  apart = await runBlogSite(posts, { CONTENTS_HOST: 'http://pages.example' })
})
afterAll(() => Promise.all([site.stop(), apart.stop()]))

const titlesOf = (xml: string) => [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)

describe('/blog/feed.xml', () => {
  it.each(['/blog/feed.xml', '/en/blog/feed.xml'])(
    '"answered only where the site’s blog page is live (404 else)": %s',
    async path => {
      expect((await site.get('ontario.localhost', path)).status).toBe(404)
    }
  )

  it('the posts of the site in the language of the address, the newest first, none that is to come', async () => {
    const { status, headers, text } = await site.get('localhost', '/blog/feed.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(titlesOf(text)).toEqual(['Du nouveau', 'La première main'])
    expect(text).toContain('<language>fr</language>')
    expect(titlesOf((await site.get('localhost', '/en/blog/feed.xml')).text)).toEqual(['News', 'The first hand'])
    expect(titlesOf((await site.get('belgium.localhost', '/fr/blog/feed.xml')).text)).toEqual(['La première main'])
  })

  it('"absolute addresses, GUIDs", escaped, placeholders filled', async () => {
    const { text } = await site.get('localhost', '/en/blog/feed.xml')
    expect(text).toContain('<link>http://localhost:3000/en/blog/</link>')
    expect(text).toContain('<link>http://localhost:3000/en/blog/first-hand/</link>')
    expect(text).toContain('<atom:link href="http://localhost:3000/en/blog/feed.xml" rel="self"')
    expect(text).toContain(`<description>By ${siteConfiguration.brand} &amp; co</description>`)
    expect(text).toContain(`<guid isPermaLink="false">${siteConfiguration.brandAlias}:global:en:blog:first-hand</guid>`)
    expect(text).toContain('<pubDate>Sun, 01 Nov 2026 09:00:00 GMT</pubDate>')
  })

  it('one address each: the prefix of the first locale leads there', async () => {
    const { status, headers } = await site.get('localhost', '/fr/blog/feed.xml')
    expect([status, headers.location]).toEqual([301, '/blog/feed.xml'])
  })

  it('it moves with the blog to the contents host', async () => {
    const { status, headers } = await apart.get('localhost', '/en/blog/feed.xml')
    expect([status, headers.location]).toEqual([301, 'http://pages.example/blog/feed.xml'])
    const { text } = await apart.get('pages.example', '/blog/feed.xml')
    expect(titlesOf(text)).toEqual(['News', 'The first hand'])
    expect(text).toContain('<link>http://pages.example/blog/first-hand/</link>')
  })
})

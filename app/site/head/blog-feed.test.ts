import { parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { blogFeedXml, feedItemId, postsOut } from './blog-feed.ts'

const post = (slug: string, publishedAt: string, sites: SiteId[] = ['global']) => ({ slug, publishedAt, sites })
const now = new Date('2026-11-21T12:00:00Z')

it.each([
  ['the newest first', [post('a', '2026-11-01T00:00:00Z'), post('b', '2026-11-20T00:00:00+02:00')], ['b', 'a']],
  ['one that is out this instant', [post('a', '2026-11-21T12:00:00Z')], ['a']],
  ['none that is to come', [post('a', '2026-11-21T12:00:01Z')], []],
  ['none of another site', [post('a', '2026-11-01T00:00:00Z', ['belgium'])], []]
])('posts that are out: %s', (_rule, posts, slugs) => {
  expect(postsOut(posts, 'global', now).map(({ slug }) => slug)).toEqual(slugs)
})

const feed = (titles: readonly string[]) =>
  blogFeedXml({
    title: 'The blog',
    description: 'All & sundry',
    language: 'en',
    blog: 'https://example.com/en/blog/',
    self: 'https://example.com/en/blog/feed.xml',
    items: titles.map((title, index) => ({
      id: feedItemId('brand', 'global', 'en', `post-${index}`),
      title,
      summary: `About ${title}`,
      address: `https://example.com/en/blog/post-${index}/`,
      publishedAt: '2026-11-20T18:30:00+01:00'
    }))
  })

it('RSS 2.0: the channel and its items, with dates by RFC 822', () => {
  const xml = feed(['One'])
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true)
  expect(xml).toContain('<description>All &amp; sundry</description>')
  expect(xml).toContain('<lastBuildDate>Fri, 20 Nov 2026 17:30:00 GMT</lastBuildDate>')
  expect(xml).toContain(
    '<atom:link href="https://example.com/en/blog/feed.xml" rel="self" type="application/rss+xml"/>'
  )
  expect(xml).toContain(
    '<item><title>One</title><link>https://example.com/en/blog/post-0/</link><description>About One</description>' +
      '<guid isPermaLink="false">brand:global:en:blog:post-0</guid><pubDate>Fri, 20 Nov 2026 17:30:00 GMT</pubDate></item>'
  )
})

it.each([
  ['markup', '<script>alert("1")</script> & more', '<script>alert("1")</script> & more'],
  ['the end of a CDATA section', ']]>', ']]>'],
  ['what XML has no place for', 'a\u0000b\u001bc\ufffed', 'abcd'],
  ['half a sign', 'a\ud800b', 'a\ufffdb']
])('"escaped": %s', (_rule, title, read) => {
  const document = parseDocument(feed([title]), { xmlMode: true })
  const found = JSON.stringify(textsOf(document))
  expect(found).toContain(JSON.stringify(read).slice(1, -1))
  expect(feed([title])).not.toContain('<script')
})

it('at most twenty posts; without one there is no date', () => {
  expect(feed(Array.from({ length: 30 }, (_, index) => `Post ${index}`)).match(/<item>/g)).toHaveLength(20)
  expect(feed([])).not.toContain('lastBuildDate')
})

type Node = { data?: string; children?: Node[] }
const textsOf = (node: Node): string[] => [...(node.data ? [node.data] : []), ...(node.children ?? []).flatMap(textsOf)]

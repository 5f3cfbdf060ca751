import type { Post } from '../../../content/blog/posts.schema.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { xmlElement as element, escapeXml } from '../markdown/escape-markup.ts'
import type { Translate } from '../messages/translate.ts'

/** The name of the feed, below the address of the blog. */
export const feedName = 'feed.xml'

const maxItems = 20

/** The posts that are out on a site, the newest first. */
export const postsOut = <Shown extends Pick<Post, 'publishedAt' | 'sites'>>(
  posts: readonly Shown[],
  siteId: SiteId,
  now: Date
): Shown[] =>
  posts
    .filter(({ publishedAt, sites }) => sites.includes(siteId) && Date.parse(publishedAt) <= now.getTime())
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))

/** The title and description of the feed. */
export const blogFeedWords = (t: Translate, brand: string): Pick<Feed, 'title' | 'description'> => ({
  title: t('head.blog-feed', { brand }),
  description: t('head.blog-feed-description', { brand })
})

type Feed = {
  title: string
  description: string
  /** The language tag of its words. */
  language: string
  /** Whole addresses: the blog's, and the feed's own. */
  blog: string
  self: string
  items: readonly FeedItem[]
}

type FeedItem = { id: string; title: string; summary: string; address: string; publishedAt: string }

/** The id of a post, which never changes with hosts and addresses: readers know by it what they have read. */
export const feedItemId = (brandAlias: string, siteId: SiteId, locale: Locale, slug: string): string =>
  `${brandAlias}:${siteId}:${locale}:blog:${slug}`

/** An RSS 2.0 feed of at most 20 posts. */
export function blogFeedXml({ title, description, language, blog, self, items }: Feed): string {
  const newest = items.slice(0, maxItems)
  const changed = newest[0] ? [element('lastBuildDate', feedDate(newest[0].publishedAt))] : []
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', blog),
    element('description', description),
    element('language', language),
    ...changed,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map(itemXml),
    '</channel>',
    '</rss>',
    ''
  ].join('\n')
}

const itemXml = ({ id, title, summary, address, publishedAt }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    element('description', summary),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', feedDate(publishedAt)),
    '</item>'
  ].join('')

/** RFC 822, with the year in four figures as RSS asks: "Sat, 21 Nov 2026 09:00:00 GMT". */
const feedDate = (instant: string): string => new Date(instant).toUTCString()

import type { Post } from '../../../content/blog/posts.schema.ts'
import { nearestBoundary } from '../../domain/dated/dated-record.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { postsOut } from '../../site/head/blog-feed.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

/** A post as lists show it, in the page's language. */
export type ShownPost = ReturnType<typeof postsShown>[number]

/** The posts that are out on the page's site and may be shown, the newest first. The page is good until the next one comes out. */
export function postsShown(scope: PageScope) {
  const { siteId, locale, content, href } = scope
  const now = scope.asOf()
  scope.expiresAt(nextPublication(content.posts, siteId, now))
  const posts = postsOut(content.posts, siteId, now).filter(({ only }) => pageShown(scope, { inducements: only }))
  return posts.map(({ slug, publishedAt, topics, cover, words }) => {
    const { title, summary, bodyMarkdown } = words[locale]
    const minutes = readingMinutes(bodyMarkdown)
    return { slug, href: href(`/blog/${slug}/`), title, summary, publishedAt, topics, cover, minutes }
  })
}

/** "publishedAt in the future: not there until its instant". Returns the instant at which the next post of a site comes out, null where none is to come. */
export function nextPublication(
  posts: readonly Pick<Post, 'publishedAt' | 'sites'>[],
  siteId: SiteId,
  now: Date
): Date | null {
  const ofSite = posts.filter(({ sites }) => sites.includes(siteId))
  return nearestBoundary(
    ofSite.map(({ publishedAt }) => ({ validFrom: publishedAt })),
    now
  )
}

/** The posts to read next: those that share most topics with a post, then the newest. */
export function relatedPosts<Related extends { slug: string; topics: readonly string[] }>(
  posts: readonly Related[],
  slug: string,
  most = 3
): Related[] {
  const read = posts.find(post => post.slug === slug)
  const shared = ({ topics }: Related) => topics.filter(topic => read?.topics.includes(topic)).length
  return posts
    .filter(post => post.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, most)
}

const wordsPerMinute = 220

/** How long a text takes to read. A figure is one word, however long it is once it is filled in: a post's page takes the number of the lists. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{L}\p{N}{}’'-]+/gu) ?? []).length / wordsPerMinute))

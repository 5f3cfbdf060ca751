import type { Post } from '../../../content/blog/posts.schema.ts'
import { postsOut } from '../../site/head/blog-feed.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { nextPublication } from './next-publication.ts'
import { readingMinutes } from './reading-minutes.ts'

/** A post as lists show it, in the page's language. */
export type ShownPost = {
  slug: string
  href: string | null
  title: string
  summary: string
  publishedAt: string
  topics: Post['topics']
  minutes: number
}

/** The posts that are out on the page's site, the newest first. The page is good until the next one comes out. */
export function postsShown(scope: PageScope): ShownPost[] {
  const { siteId, content, href } = scope
  const now = scope.asOf()
  scope.endsAt(nextPublication(content.posts, siteId, now))
  const locale = scope.locale
  return postsOut(content.posts, siteId, now).map(({ slug, publishedAt, topics, words }) => {
    const { title, summary, bodyMarkdown } = words[locale]
    return {
      slug,
      href: href(`/blog/${slug}/`),
      title,
      summary,
      publishedAt,
      topics,
      minutes: readingMinutes(bodyMarkdown)
    }
  })
}

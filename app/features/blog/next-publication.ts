import type { Post } from '../../../content/blog/posts.schema.ts'
import type { SiteId } from '../../site/regions/site-id.ts'

/** "publishedAt in the future: not there until its instant". Out: the instant at which the next post of a site comes out, null where none is to come. */
export function nextPublication(
  posts: readonly Pick<Post, 'publishedAt' | 'sites'>[],
  siteId: SiteId,
  now: Date
): Date | null {
  const instants = posts
    .filter(({ sites }) => sites.includes(siteId))
    .map(({ publishedAt }) => Date.parse(publishedAt))
    .filter(instant => instant > now.getTime())
  return instants.length > 0 ? new Date(Math.min(...instants)) : null
}

import type { Post, PostWords } from '../../../content/blog/posts.schema.ts'
import { fillForPage } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'
import { type RecordPages, sectionsOf } from './record-words.ts'

/** The blog's posts as pages: one each at the site's own blog, from the instant of its publication on, where the law lets what it induces by be shown. */
export const blogPosts: RecordPages = {
  pages: ({ posts }, now) =>
    posts
      .filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
      .map(({ slug, sites, only }) => ({ slug, sites, inducements: only })),
  words(scope) {
    const { meta, title, summary, bodyMarkdown } = postOf(scope).words
    return { meta, title, lead: summary, headings: sectionsOf(bodyMarkdown, scope) }
  }
}

/** When the page being rendered came out, where it is an article of the blog. Returns null for every other page. */
export const publishedAtOf = (scope: PageScope): string | null =>
  scope.row?.key === 'blog-post' ? postOf(scope).publishedAt : null

/** The post that the page being rendered shows, with its words in the page's language, placeholders filled. Throws where there is none. */
export function postOf(scope: PageScope): Omit<Post, 'words'> & { words: PostWords } {
  const slug = scope.path.split('/').at(-2)
  const post = scope.content.posts.find(item => item.slug === slug)
  if (!post) throw new Error(`There is no post for ${scope.path}`)
  return { ...post, words: fillForPage<PostWords>(scope, post.words[scope.locale]) }
}

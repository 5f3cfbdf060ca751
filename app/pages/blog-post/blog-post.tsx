import { PostFacts } from '../../features/blog/post-facts.tsx'
import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown, readingMinutes, relatedPosts } from '../../features/blog/posts-shown.ts'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { postOf } from '../../site/page/post-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'

/** A post of the blog: when it came out, its text, and what to read next. Its layout shows title, summary and contents. */
export function BlogPost() {
  const scope = usePage()
  const { t, href } = scope
  const { slug, publishedAt, words } = postOf(scope)
  const { html } = renderMarkdown(words.bodyMarkdown, { resolveHref: href })
  const related = relatedPosts(postsShown(scope), slug)
  const blog = href('/blog/')
  return (
    <>
      <PostFacts publishedAt={publishedAt} minutes={readingMinutes(words.bodyMarkdown)} />
      <div className="prose post-text" dangerouslySetInnerHTML={{ __html: html }} />
      {related.length > 0 && (
        <section className="post-related" aria-labelledby="related">
          <h2 id="related">{t('blog-post.related')}</h2>
          <PostList posts={related} />
        </section>
      )}
      <MoreLink href={blog} text={pageCopy(scope, 'blog').title} className="post-all" />
    </>
  )
}

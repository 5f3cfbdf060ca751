import { PostFacts } from '../../features/blog/post-facts.tsx'
import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown } from '../../features/blog/posts-shown.ts'
import { feedName } from '../../site/head/blog-feed.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The blog: the newest post set large, the others below it, and how to follow it without us. */
export function Blog() {
  const scope = usePage()
  const page = pageCopy(scope, 'blog')
  const [newest, ...others] = postsShown(scope)
  const blog = scope.href('/blog/')
  if (!newest)
    return (
      <div className="wrap">
        <p className="blog-none">{page.none}</p>
      </div>
    )
  return (
    <>
      <div className="wrap">
        <article className="panel panel--warm blog-newest">
          <PostFacts {...newest} />
          <h2>
            {newest.href ? (
              <a href={newest.href} className="whole-link">
                {newest.title}
              </a>
            ) : (
              newest.title
            )}
          </h2>
          <p>{newest.summary}</p>
        </article>
      </div>
      {others.length > 0 && (
        <Section id="others" title={page.others.title}>
          <PostList posts={others} />
        </Section>
      )}
      <Section id="follow" title={page.follow.title} kind="split">
        <div className="prose">
          <p>{page.follow.text}</p>
          {blog && (
            <p>
              <a href={`${blog}${feedName}`}>{page.follow.feed}</a>
            </p>
          )}
        </div>
      </Section>
    </>
  )
}

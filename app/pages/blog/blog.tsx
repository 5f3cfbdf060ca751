import { PostCover } from '../../features/blog/post-cover.tsx'
import { PostFacts } from '../../features/blog/post-facts.tsx'
import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown } from '../../features/blog/posts-shown.ts'
import { feedName } from '../../site/head/blog-feed.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Chips } from '../../ui/chips/chips.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { Section } from '../../ui/section/section.tsx'

const topics = ['play', 'tournaments', 'room', 'wellbeing'] as const

/** The blog: what its articles are about, the newest post set large, the others below it, and how to follow it without us. */
export function Blog() {
  const scope = usePage()
  const page = pageCopy(scope, 'blog')
  const all = postsShown(scope)
  const chosen = topics.find(topic => topic === scope.query().topic)
  const [newest, ...others] = all.filter(post => chosen === undefined || post.topics.includes(chosen))
  const blog = scope.href('/blog/')
  if (!newest)
    return (
      <div className="wrap plain-page">
        <p className="quiet">{page.none}</p>
      </div>
    )
  return (
    <>
      <div className="wrap above-24">
        <Chips
          id="blog-topics"
          label={page.topics.label}
          options={[undefined, ...topics]
            .filter(topic => topic === undefined || all.some(post => post.topics.includes(topic)))
            .map(topic => ({
              href: topic ? `${blog}?topic=${topic}` : `${blog}`,
              words: topic ? scope.t(`blog.topic-${topic}`) : page.topics.all,
              isCurrent: topic === chosen
            }))}
        />
      </div>
      <div className="wrap">
        <article className="panel panel--warm above-24 blog-newest">
          <PostCover cover={newest.cover} />
          <PostFacts {...newest} />
          <h2>
            <WholeLink href={newest.href}>{newest.title}</WholeLink>
          </h2>
          <p className="text-lead">{newest.summary}</p>
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
          <p>
            <a href={`${blog}${feedName}`}>{page.follow.feed}</a>
          </p>
        </div>
      </Section>
    </>
  )
}

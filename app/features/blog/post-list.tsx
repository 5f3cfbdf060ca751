import { usePage } from '../../site/page/use-page.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import type { ShownPost } from './posts-shown.ts'

/** Posts as cards with their drawing, each pressed through its title. */
export function PostList({ posts }: { posts: readonly ShownPost[] }) {
  const { t } = usePage()
  return (
    <ul className="post-list">
      {posts.map(post => (
        <li key={post.slug} className="post-card">
          <PostCover cover={post.cover} />
          <PostFacts {...post} />
          <h3 className="headline">
            <WholeLink href={post.href}>{post.title}</WholeLink>
          </h3>
          <p className="quiet text-plain">{post.summary}</p>
          <p className="post-card__topics above-10 muted text-small">
            {post.topics.map(topic => t(`blog.topic-${topic}`)).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

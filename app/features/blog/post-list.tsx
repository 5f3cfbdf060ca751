import { usePage } from '../../site/page/use-page.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import type { ShownPost } from './posts-shown.ts'

/** The words of each topic. */
export const topicWords = {
  play: 'blog.topic-play',
  tournaments: 'blog.topic-tournaments',
  room: 'blog.topic-room',
  wellbeing: 'blog.topic-wellbeing'
} as const satisfies Record<ShownPost['topics'][number], string>

/** Posts as cards with their drawing, each pressed through its title. */
export function PostList({ posts, as: Heading = 'h3' }: { posts: readonly ShownPost[]; as?: 'h2' | 'h3' }) {
  const { t } = usePage()
  return (
    <ul className="post-list">
      {posts.map(post => (
        <li key={post.slug} className="post-card">
          <PostCover cover={post.cover} />
          <PostFacts {...post} />
          <Heading className="headline">
            <WholeLink href={post.href}>{post.title}</WholeLink>
          </Heading>
          <p className="quiet text-plain">{post.summary}</p>
          <p className="post-card__topics above-10 muted text-small">
            {post.topics.map(topic => t(topicWords[topic])).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

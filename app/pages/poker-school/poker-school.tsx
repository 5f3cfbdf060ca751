import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown } from '../../features/blog/posts-shown.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { LessonPath } from './lesson-path.tsx'
import { Puzzles } from './puzzles.tsx'

const postsListed = 3

/** The poker school: a path of lessons in three stages, three hands to think about, and what else to read. */
export function PokerSchool() {
  const scope = usePage()
  const page = pageCopy(scope, 'poker-school')
  const posts = postsShown(scope).slice(0, postsListed)
  return (
    <SectionList
      parts={{
        path: <LessonPath {...page.path} />,
        puzzles: <Puzzles {...page.puzzles} />,
        reading: posts.length > 0 && (
          <Section id="reading" title={page.reading.title} lead={page.reading.lead}>
            <PostList posts={posts} />
          </Section>
        )
      }}
    />
  )
}

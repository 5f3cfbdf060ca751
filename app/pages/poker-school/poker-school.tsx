import type { PageWords } from '../../../content/content.ts'
import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown } from '../../features/blog/posts-shown.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { puzzles, stages } from './school.data.ts'

const postsListed = 3

/** The poker school: a path of lessons in three stages, three hands to think about, and what else to read. */
export function PokerSchool() {
  const scope = usePage()
  const page = pageCopy(scope, 'poker-school')
  const posts = postsShown(scope).slice(0, postsListed)
  return (
    <>
      <Path copy={page.path} />
      <Puzzles copy={page.puzzles} />
      {posts.length > 0 && (
        <Section id="reading" title={page.reading.title} lead={page.reading.lead}>
          <PostList posts={posts} />
        </Section>
      )}
      <NextStep {...page.next} secondLink={page.secondLink} path="/how-to-play/" />
    </>
  )
}

/** Ten lessons, counted through, in the three stages to which they belong. */
function Path({ copy }: { copy: PageWords<'poker-school'>['path'] }) {
  const { href } = usePage()
  return (
    <Section id="path" title={copy.title} lead={copy.lead}>
      <div className="school-path">
        {stages.map(({ words, lessons }) => (
          <section key={words} className="school-stage" aria-labelledby={`stage-${words}`}>
            <h3 id={`stage-${words}`}>{copy.stages[words].name}</h3>
            <p>{copy.stages[words].text}</p>
            <ol>
              {lessons.map(lesson => {
                const { name, text } = copy.lessons[lesson.words]
                const address = href(lesson.path)
                return (
                  <li key={lesson.words}>
                    <h4>{address ? <a href={address}>{name}</a> : name}</h4>
                    <p>{text}</p>
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  )
}

/** Three tables, each with two hands and one question, whose answer opens when one asks for it. */
function Puzzles({ copy }: { copy: PageWords<'poker-school'>['puzzles'] }) {
  return (
    <Section id="puzzles" title={copy.title} lead={copy.lead}>
      <div className="school-puzzles">
        {puzzles.map(({ words, board, first, second }) => {
          const puzzle = copy.items[words]
          return (
            <article key={words} className="panel school-puzzle">
              <h3>{puzzle.name}</h3>
              <p className="school-puzzle__board">
                <PlayingCards cards={board} label={puzzle.boardInWords} />
              </p>
              <Facts
                items={[
                  { label: copy.first, value: <PlayingCards cards={first} label={puzzle.firstInWords} size="small" /> },
                  {
                    label: copy.second,
                    value: <PlayingCards cards={second} label={puzzle.secondInWords} size="small" />
                  }
                ]}
              />
              <details>
                <summary>{copy.answer}</summary>
                <p>{puzzle.answer}</p>
              </details>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

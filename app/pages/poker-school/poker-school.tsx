import type { PageWords } from '../../../content/content.ts'
import { readCards } from '../../domain/poker/card.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown } from '../../features/blog/posts-shown.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
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

/** Ten lessons along one drawn path, counted through, in the three stages to which they belong. */
function LessonPath({ title, lead, stages: names, lessons: words }: PageWords<'poker-school'>['path']) {
  const { href } = usePage()
  return (
    <Section id="path" title={title} lead={lead}>
      <div className="stack school-path">
        {stages.map(({ words: stage, lessons }) => (
          <section key={stage} className="school-stage" aria-labelledby={`stage-${stage}`}>
            <div className="school-stage__head">
              <h3 id={`stage-${stage}`} className="headline">
                {names[stage].name}
              </h3>
              <p className="quiet text-plain">{names[stage].text}</p>
            </div>
            <ol className="school-stage__lessons">
              {lessons.map(lesson => {
                const { name, text } = words[lesson.words]
                const address = href(lesson.path)
                return (
                  <li key={lesson.words}>
                    <CardPicture name={lesson.picture} sizes="(min-width: 1000px) 220px, 84px" />
                    <div>
                      <h4 className="text-lead strong">{address ? <a href={address}>{name}</a> : name}</h4>
                      <p className="quiet text-plain">{text}</p>
                    </div>
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

/** Three tables, each with two hands to choose from; the choice shows the answer, by style alone. */
function Puzzles({ title, lead, first, second, right, wrong, items }: PageWords<'poker-school'>['puzzles']) {
  return (
    <Section id="puzzles" title={title} lead={lead}>
      <div className="columns school-puzzles">
        {puzzles.map(({ words, game, board, ...hands }) => {
          const { name, answer, boardInWords, firstInWords, secondInWords } = items[words]
          const scoreOf = (hand: string) => rankHand(readCards(`${hand} ${board}`), game).score
          const ahead = scoreOf(hands.first) - scoreOf(hands.second)
          const choices = [
            { name: first, cards: hands.first, label: firstInWords, wins: ahead > 0 },
            { name: second, cards: hands.second, label: secondInWords, wins: ahead < 0 }
          ]
          return (
            <article key={words} className="panel panel--felt stack school-puzzle">
              <h3 id={`puzzle-${words}`}>{name}</h3>
              <p className="school-puzzle__board">
                <PlayingCards cards={board} label={boardInWords} />
              </p>
              <fieldset className="stack school-choices">
                <legend className="visually-hidden">{name}</legend>
                {choices.map(choice => (
                  <label
                    key={choice.cards}
                    className={`row strong school-choice school-choice--${choice.wins ? 'won' : 'lost'}`}
                  >
                    <input type="radio" name={`puzzle-${words}`} />
                    <span>{choice.name}</span>
                    <PlayingCards cards={choice.cards} label={choice.label} size="small" />
                  </label>
                ))}
              </fieldset>
              <div className="school-puzzle__answer" aria-live="polite">
                <p className="school-puzzle__right headline">{right}</p>
                <p className="school-puzzle__wrong headline">{wrong}</p>
                <p>{answer}</p>
              </div>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

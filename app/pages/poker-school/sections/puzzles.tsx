import type { PokerSchoolPage } from '../../../../content/pages/poker-school/poker-school.schema.ts'
import { PlayingCards } from '../../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { puzzles } from '../school.data.ts'

/** Three tables, each with two hands and one question, whose answer opens when one asks for it. */
export function Puzzles({ copy }: { copy: PokerSchoolPage['puzzles'] }) {
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
              <dl>
                <div>
                  <dt>{copy.first}</dt>
                  <dd>
                    <PlayingCards cards={first} label={puzzle.firstInWords} size="small" />
                  </dd>
                </div>
                <div>
                  <dt>{copy.second}</dt>
                  <dd>
                    <PlayingCards cards={second} label={puzzle.secondInWords} size="small" />
                  </dd>
                </div>
              </dl>
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

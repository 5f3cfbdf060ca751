import type { PageWords } from '../../../content/content.ts'
import { readCards } from '../../domain/poker/card.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { puzzles } from './school.data.ts'

/** Three tables, each with two hands to choose from; the choice shows the answer, by style alone. */
export function Puzzles({ title, lead, first, second, right, wrong, items }: PageWords<'poker-school'>['puzzles']) {
  return (
    <Section id="puzzles" title={title} lead={lead}>
      <div className="school-puzzles">
        {puzzles.map(({ words, game, board, ...hands }) => {
          const { name, answer, boardInWords, firstInWords, secondInWords } = items[words]
          const [one = 0, two = 0] = [hands.first, hands.second].map(
            hand => rankHand(readCards(`${hand} ${board}`), game).score
          )
          const choices = [
            { name: first, cards: hands.first, label: firstInWords, wins: one > two },
            { name: second, cards: hands.second, label: secondInWords, wins: two > one }
          ]
          return (
            <article key={words} className="panel panel--felt school-puzzle">
              <h3 id={`puzzle-${words}`}>{name}</h3>
              <p className="school-puzzle__board">
                <PlayingCards cards={board} label={boardInWords} />
              </p>
              <fieldset className="school-choices">
                <legend className="visually-hidden">{name}</legend>
                {choices.map(choice => (
                  <label key={choice.cards} className={`school-choice school-choice--${choice.wins ? 'won' : 'lost'}`}>
                    <input type="radio" name={`puzzle-${words}`} />
                    <span>{choice.name}</span>
                    <PlayingCards cards={choice.cards} label={choice.label} size="small" />
                  </label>
                ))}
              </fieldset>
              <div className="school-puzzle__answer" aria-live="polite">
                <p className="school-puzzle__right">{right}</p>
                <p className="school-puzzle__wrong">{wrong}</p>
                <p>{answer}</p>
              </div>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

import type { HandRankingsPage } from '../../../../content/pages/hand-rankings/hand-rankings.schema.ts'
import { readCards } from '../../../domain/poker/card.ts'
import { rankHand } from '../../../domain/poker/hand-rank.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { PlayingCards } from '../../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { contests } from '../ranked-hands.data.ts'

/** Four boards with two hands each: who wins, and why. */
export function Contests({ copy }: { copy: HandRankingsPage['contests'] }) {
  const { t } = usePage()
  return (
    <Section id="contests" title={copy.title} lead={copy.lead}>
      <div className="panels">
        {contests.map(({ words, board, first, second }) => {
          const { name, text, boardInWords, firstInWords, secondInWords } = copy.items[words]
          const [one = 0, two = 0] = [first, second].map(
            hand => rankHand(readCards(`${hand} ${board}`), 'holdem').score
          )
          const hands = [
            { cards: first, label: firstInWords, wins: one > two },
            { cards: second, label: secondInWords, wins: two > one }
          ]
          return (
            <article key={words} className="panel contest">
              <h3>{name}</h3>
              <p className="contest__board">
                <PlayingCards cards={board} label={boardInWords} />
              </p>
              <ul className="contest__hands">
                {hands.map(({ cards, label, wins }) => (
                  <li key={cards}>
                    <PlayingCards cards={cards} label={label} size="small" />
                    <span>
                      {one === two
                        ? t('hand-rankings.shares')
                        : wins
                          ? t('hand-rankings.wins')
                          : t('hand-rankings.loses')}
                    </span>
                  </li>
                ))}
              </ul>
              <p>{text}</p>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

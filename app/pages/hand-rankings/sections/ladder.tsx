import type { HandRankingsPage } from '../../../../content/pages/hand-rankings/hand-rankings.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { handCounts } from '../../../domain/poker/hand-counts.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { PlayingCards } from '../../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { oneIn } from '../one-in.ts'
import { rankedHands } from '../ranked-hands.data.ts'

/** The ten hands, the best first: cards, name, what makes it, and how often five cards are one. */
export function Ladder({ copy }: { copy: HandRankingsPage['ladder'] }) {
  const { t, locale } = usePage()
  const { all, of } = handCounts('holdem')
  const count = (value: number) => formatFigure({ kind: 'count', value }, locale)
  return (
    <Section id="ladder" title={copy.title} lead={copy.lead}>
      <ol className="ladder">
        {rankedHands.map(({ category, words, cards }, index) => {
          const { name, text, cardsInWords } = copy.hands[words]
          return (
            <li key={category} className="ladder__hand">
              <p className="ladder__place" aria-hidden="true">
                {index + 1}
              </p>
              <p className="ladder__cards">
                <PlayingCards cards={cards} label={cardsInWords} />
              </p>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              <p className="ladder__odds">
                <b>{t('hand-rankings.one-in', { count: count(oneIn(all, of[category])) })}</b>
                <span>{t('hand-rankings.of-all', { count: count(of[category]) })}</span>
              </p>
            </li>
          )
        })}
      </ol>
      <p className="sample-note">{copy.note}</p>
    </Section>
  )
}

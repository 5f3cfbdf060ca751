import type { PageWords } from '../../../../content/content.ts'
import { cardName, type Game, readCards } from '../../../domain/poker/card.ts'
import { rankHand } from '../../../domain/poker/hand-rank.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { handNames } from '../../../site/messages/hand-names.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = PageWords<'texas-holdem'>['counting'] & { game: Game }

/** Show-downs that surprise, drawn: both hands, the board, and the five cards of each that count. Who wins is worked out here. */
export function Counting({ title, lead, items, game }: Props) {
  const { t, content } = usePage()
  const markdown = useMarkdown()
  return (
    <Section id="counting" title={title} lead={lead}>
      <div className="columns panels--small showdowns">
        {content.gameGuides[game].examples.map(({ id, own, board, against }) => {
          const words = items[id]
          if (!words) throw new Error(`The example ${id} has no words`)
          const mine = rankHand(readCards(`${own} ${board}`), game)
          const theirs = rankHand(readCards(`${against} ${board}`), game)
          const result = mine.score === theirs.score ? 'shared' : mine.score > theirs.score ? 'you-win' : 'they-win'
          return (
            <div key={id} className="panel showdown">
              <h3>{words.name}</h3>
              <p dangerouslySetInnerHTML={{ __html: markdown(words.textMarkdown) }} />
              <Facts
                className="showdown__cards"
                items={[
                  { label: t('game-guide.board'), value: <Cards cards={board} /> },
                  ...[
                    { label: t('game-guide.own'), cards: own, rank: mine },
                    { label: t('game-guide.against'), cards: against, rank: theirs }
                  ].map(({ label, cards, rank }) => ({
                    label,
                    value: (
                      <>
                        <Cards cards={cards} />
                        <p className="row text-small showdown__counts">
                          <span>
                            {t('game-guide.counts')} <strong>{t(handNames[rank.category])}</strong>
                          </span>
                          <Cards cards={rank.five.map(cardName).join(' ')} />
                        </p>
                      </>
                    )
                  }))
                ]}
              />
              <p className={`headline ruled showdown__result showdown__result--${result}`}>
                {t(`game-guide.${result}`)}
              </p>
            </div>
          )
        })}
      </div>
    </Section>
  )
}

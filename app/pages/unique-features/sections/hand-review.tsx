import type { UniqueFeaturesPage } from '../../../../content/pages/unique-features/unique-features.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { playHand } from '../../../domain/poker/worked-hand.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** The hand of the hold'em guide as the review shows it: each card, what was decided, the chances then, and the pot. */
export function HandReview({ columns, noChance, noteMarkdown }: UniqueFeaturesPage['handReview']) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { hand } = content.gameGuides.holdem
  const { streets } = playHand(hand, { percent: 0, cap: 0 })
  return (
    <>
      <ol className="review">
        {streets.map(({ name, dealt, steps, pot }, index) => {
          const mine = steps.findLast(({ seat }) => seat === hand.you)
          const chance = hand.streets[index]?.chances?.[hand.you]
          return (
            <li key={name}>
              <h4>{t('unique-features.street', { street: name })}</h4>
              <Cards cards={dealt || hand.cards[hand.you] || ''} />
              <dl>
                <div>
                  <dt>{columns.decision}</dt>
                  <dd>
                    {mine &&
                      t('unique-features.act', {
                        act: mine.act,
                        amount: money(mine.act === 'call' ? mine.amount : mine.to)
                      })}
                  </dd>
                </div>
                <div>
                  <dt>{columns.chance}</dt>
                  <dd>{chance ? percent(chance[0]) : noChance}</dd>
                </div>
                <div>
                  <dt>{columns.pot}</dt>
                  <dd>{money(pot)}</dd>
                </div>
              </dl>
            </li>
          )
        })}
      </ol>
      <p className="feature__note" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </>
  )
}

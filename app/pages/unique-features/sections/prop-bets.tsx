import type { UniqueFeaturesPage } from '../../../../content/pages/unique-features/unique-features.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { waysToChoose } from '../../../domain/poker/odds.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** Bets on the flop: one that wins, how often, and what the other side has to put up for the bet to favour nobody. */
export function PropBets({ columns, bets, noteMarkdown }: UniqueFeaturesPage['propBets']) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { propBets, propBetStake } = content.gameExamples
  const flops = waysToChoose(52, 3)
  return (
    <>
      <ul className="prop-bets">
        {propBets.map(({ id, flop, ways }) => {
          const fair = Math.round((propBetStake * (flops - ways) * 100) / ways) / 100
          return (
            <li key={id}>
              <p className="prop-bet__name">
                <span className="visually-hidden">{columns.bet} </span>
                {bets[id] ?? ''}
              </p>
              <Cards cards={flop} />
              <dl>
                <div>
                  <dt>{columns.chance}</dt>
                  <dd>{percent((ways / flops) * 100)}</dd>
                </div>
                <div>
                  <dt>{columns.fair}</dt>
                  <dd>{t('unique-features.against', { yours: money(propBetStake), theirs: money(fair) })}</dd>
                </div>
              </dl>
            </li>
          )
        })}
      </ul>
      <p className="feature__note" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </>
  )
}

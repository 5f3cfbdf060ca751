import type { PageWords } from '../../../../content/content.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { waysToChoose } from '../../../domain/poker/odds.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { ClientChoices } from '../../../ui/client-table/client-choices.tsx'
import { ClientTable } from '../../../ui/client-table/client-table.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { demoFrame, demoTable } from './demo-frame.ts'

/** Bets on the flop: the table shows one that wins, and the panel how often, and what the other side has to put up for the bet to favour nobody. */
export function PropBets({ exampleTitle, columns, bets, noteMarkdown }: PageWords<'unique-features'>['propBets']) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { propBets, propBetStake } = content.gameExamples
  const flops = waysToChoose(52, 3)
  return (
    <>
      <div className="client-choice columns prop-bets">
        <ClientTable {...demoTable} frames={propBets.map(({ flop }) => demoFrame({ money, board: flop }))} />
        <div>
          <p className="headline">{columns.bet}</p>
          <ClientChoices
            id="prop-bet"
            label={exampleTitle}
            kind="list"
            chosen={0}
            options={propBets.map(({ id }) => ({ name: bets[id] ?? '' }))}
          />
          <ul className="prop-bets__figures">
            {propBets.map(({ id, flop, ways }, index) => {
              const fair = Math.round((propBetStake * (flops - ways) * 100) / ways) / 100
              return (
                <li key={id} className={`client-choice__words client-choice__words--${index}`}>
                  <p className="prop-bets__example">
                    {bets[id] ?? ''} <Cards cards={flop} />
                  </p>
                  <Facts
                    items={[
                      { label: columns.chance, value: percent((ways / flops) * 100) },
                      {
                        label: columns.fair,
                        value: t('unique-features.against', { yours: money(propBetStake), theirs: money(fair) })
                      }
                    ]}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      </div>
      <p className="feature__note quiet text-plain" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </>
  )
}

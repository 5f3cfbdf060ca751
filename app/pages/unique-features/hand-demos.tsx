import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { waysToChoose } from '../../domain/poker/odds.ts'
import { playHand } from '../../domain/poker/play-hand.ts'
import { HandReplay } from '../../features/hand-replay/hand-replay.tsx'
import { replayFrames, replayMoments } from '../../features/hand-replay/replay-moments.ts'
import { Cards } from '../../features/poker-cards/cards.tsx'
import { usePage } from '../../site/page/use-page.tsx'
import { ClientChoices } from '../../ui/client-table/client-choices.tsx'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { demoTable, useDemoFrame } from './table-demos.tsx'

/** The hand of the hold'em guide as the review shows it: each card, what was decided, the chances then, and the pot. */
export function HandReview({ exampleTitle, columns, noChance }: PageWords<'unique-features'>['handReview']) {
  const { t, content, locale } = usePage()
  const { money, percent } = writeAmounts(locale)
  const { hand } = content.gameGuides.holdem
  const played = playHand(hand, { percent: 0, cap: 0 })
  const moments = replayMoments(hand, played).slice(0, -1)
  const frames = replayFrames(hand, moments, { t, money, you: t('game-guide.you'), pot: columns.pot })
  const steps = played.streets.map(({ name, dealt, steps: done, pot }, index) => {
    const mine = done.findLast(({ seat }) => seat === hand.you)
    const chance = hand.streets[index]?.chances?.[hand.you]
    return {
      title: t('unique-features.street', { street: name }),
      children: (
        <>
          <Cards cards={dealt || (hand.cards[hand.you] ?? '')} size="large" />
          <Facts
            className="review"
            items={[
              {
                label: columns.decision,
                value:
                  mine &&
                  t('unique-features.act', {
                    act: mine.act,
                    amount: money(mine.act === 'call' ? mine.amount : mine.to)
                  })
              },
              { label: columns.chance, value: chance ? percent(chance[0]) : noChance },
              { label: columns.pot, value: money(pot) }
            ]}
          />
        </>
      )
    }
  })
  return <HandReplay id="review" label={exampleTitle} frames={frames} table={demoTable} steps={steps} />
}

/** Bets on the flop: the table shows one that wins, and the panel how often, and what the other side has to put up for the bet to favour nobody. */
export function PropBets({ exampleTitle, columns, bets }: PageWords<'unique-features'>['propBets']) {
  const { t, content, locale } = usePage()
  const frame = useDemoFrame()
  const { money, percent } = writeAmounts(locale)
  const { propBets, propBetStake } = content.gameExamples
  const flops = waysToChoose(52, 3)
  return (
    <div className="client-choice columns prop-bets">
      <ClientTable {...demoTable} frames={propBets.map(({ flop }) => frame({ board: flop }))} />
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
  )
}

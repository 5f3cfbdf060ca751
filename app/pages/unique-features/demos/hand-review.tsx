import type { PageWords } from '../../../../content/content.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { playHand } from '../../../domain/poker/play-hand.ts'
import { HandReplay } from '../../../features/hand-replay/hand-replay.tsx'
import { replayFrames } from '../../../features/hand-replay/replay-frames.ts'
import { replayMoments } from '../../../features/hand-replay/replay-moments.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { demoTable } from './demo-frame.ts'

type Props = PageWords<'unique-features'>['handReview']

/** The hand of the hold'em guide as the review shows it: each card, what was decided, the chances then, and the pot. */
export function HandReview({ exampleTitle, columns, noChance, noteMarkdown }: Props) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { hand } = content.gameGuides.holdem
  const played = playHand(hand, { percent: 0, cap: 0 })
  const moments = replayMoments(hand, played).slice(0, -1)
  const frames = replayFrames(hand, moments, {
    money,
    act: ({ act }) => t('hand-replay.act', { act: act ?? '' }),
    you: t('game-guide.you'),
    pot: columns.pot
  })
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
  return (
    <>
      <HandReplay id="review" label={exampleTitle} frames={frames} table={demoTable} steps={steps} />
      <p className="feature__note quiet text-plain" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </>
  )
}

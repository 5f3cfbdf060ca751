import type { RealMoneyPokerPage } from '../../../../content/pages/real-money-poker/real-money-poker.schema.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { findLevel } from '../../../domain/poker/levels.ts'
import { rakeOf } from '../../../domain/poker/rake.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** What the room's share comes to over an evening of some pots won. */
export function Evening({ title, leadMarkdown, facts, endMarkdown }: RealMoneyPokerPage['evening']) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, count } = writeAmounts(locale)
  const { levels, rakePercent } = content.stakes.holdem
  const { level, hands, won, averagePot } = content.gameExamples.session
  const taken = won * rakeOf(averagePot, { percent: rakePercent, cap: findLevel(levels, level).rakeCap })
  return (
    <Section id="evening" title={title} lead={leadMarkdown}>
      <Figures
        items={[
          { value: count(hands), label: facts.hands },
          { value: count(won), label: facts.won },
          { value: setLarge(money(averagePot)), label: facts.average },
          { value: setLarge(money(taken)), label: facts.paid }
        ]}
      />
      <p className="evening__end" dangerouslySetInnerHTML={{ __html: markdown(endMarkdown) }} />
    </Section>
  )
}

import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { spinPlayers } from '../../domain/poker/spin-table.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Cost } from './sections/cost.tsx'
import { Prizes } from './sections/prizes.tsx'

/** Spin & Gold: every prize pool with its chance, and what a game costs, worked out from the table that pays it. */
export function SpinGold() {
  const scope = usePage()
  const markdown = useMarkdown()
  const { percent, times } = writeAmounts(scope.locale)
  const page = pageCopy(scope, 'spin-gold')
  const { tables } = scope.content.spinGold
  const rows = tables.flatMap(table => table.rows)
  const smallest = tables[0]?.rows.at(-1)
  const stakes = fillForPage(scope, { from: '{spinGoldStakeMinimum}', to: '{spinGoldStakeMaximum}' })
  return (
    <>
      <SharedPools>
        <div className="wrap spin-facts">
          <Figures
            items={[
              { value: String(spinPlayers), label: page.facts.players },
              { value: `${stakes.from}–${stakes.to}`, label: page.facts.stakes },
              { value: setLarge(times(Math.max(...rows.map(({ multiplier }) => multiplier)))), label: page.facts.top },
              { value: percent(((smallest?.ways ?? 0) / (tables[0]?.ofWays ?? 1)) * 100), label: page.facts.smallest }
            ]}
          />
        </div>
        <Section id="course" title={page.course.title} lead={page.course.lead}>
          <Steps items={page.course.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
        </Section>
        <Prizes {...page.prizes} />
        <Cost {...page.cost} />
      </SharedPools>
      <Section id="rules" title={page.rules.title} lead={page.rules.leadMarkdown} kind="split">
        <Points items={page.rules.pointsMarkdown.map(markdown)} />
      </Section>
      <Section id="care" title={page.care.title} kind="split">
        <Prose paragraphs={page.care.paragraphsMarkdown.map(markdown)} />
      </Section>
      <SharedPools>
        <QuestionsSection {...page.questions} markdown={markdown} />
      </SharedPools>
      <NextStep {...page.next} path="/cash-games/texas-holdem/" />
    </>
  )
}

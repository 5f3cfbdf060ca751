import type { Game } from '../../domain/poker/card.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { Points } from '../../ui/points/points.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Counting } from './sections/counting.tsx'
import { Odds } from './sections/odds.tsx'
import { Order } from './sections/order.tsx'
import { Tables } from './sections/tables.tsx'
import { WorkedHand } from './sections/worked-hand.tsx'

const games = { 'texas-holdem': 'holdem', omaha: 'omaha', 'short-deck': 'short-deck' } as const satisfies Record<
  string,
  Game
>

/** The guide to one of the three games, by the words that its row names. */
export function GameGuide() {
  const scope = usePage()
  const markdown = useMarkdown()
  const words = (scope.row?.words ?? '') as keyof typeof games
  const game = games[words]
  const page = pageCopy(scope, words)
  return (
    <>
      <div className="wrap game-facts">
        <Figures items={page.facts} />
      </div>
      <Section id="course" title={page.course.title} lead={page.course.lead}>
        <Steps items={page.course.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      {page.order && <Order {...page.order} gameName={page.title} />}
      <Counting {...page.counting} game={game} />
      <SharedPools>
        <WorkedHand {...page.hand} game={game} />
        <Odds {...page.odds} game={game} />
        <Tables {...page.stakes} game={game} gameName={page.title} />
      </SharedPools>
      <Section id="mistakes" title={page.mistakes.title} lead={page.mistakes.leadMarkdown} kind="split">
        <Points items={page.mistakes.pointsMarkdown.map(markdown)} />
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/cash-games/" />
    </>
  )
}

import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { HandOrder } from './sections/hand-order.tsx'
import { NamedList } from './sections/named-list.tsx'
import { Rounds } from './sections/rounds.tsx'
import { Seats } from './sections/seats.tsx'
import { SidePots } from './sections/side-pots.tsx'

/** Poker from nothing, in the order of the page's contents list. */
export function HowToPlay() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'how-to-play')
  return (
    <>
      <Section id="aim" title={page.aim.title}>
        <Prose paragraphs={page.aim.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Seats {...page.table} />
      <Rounds {...page.rounds} />
      <Section id="actions" title={page.actions.title} lead={page.actions.leadMarkdown}>
        <NamedList items={page.actions.items} />
      </Section>
      <HandOrder {...page.order} />
      <SharedPools>
        <SidePots {...page.sidePots} seats={page.table.seats} />
      </SharedPools>
      <Section id="manners" title={page.manners.title} lead={page.manners.leadMarkdown}>
        <Points items={page.manners.pointsMarkdown.map(markdown)} />
      </Section>
      <Section id="first-evening" title={page.firstEvening.title} lead={page.firstEvening.leadMarkdown}>
        <Points items={page.firstEvening.pointsMarkdown.map(markdown)} />
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} kind="stack" />
      <NextStep {...page.next} path="/get-started/" />
    </>
  )
}

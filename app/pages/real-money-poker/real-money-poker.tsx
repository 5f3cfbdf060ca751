import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Caps } from './sections/caps.tsx'
import { Evening } from './sections/evening.tsx'
import { RakedPots } from './sections/raked-pots.tsx'

/** What playing for money costs, worked out, in the order of the page's contents list. */
export function RealMoneyPoker() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'real-money-poker')
  return (
    <>
      <Section id="together" title={page.together.title}>
        <Prose paragraphs={page.together.paragraphsMarkdown.map(markdown)} />
      </Section>
      <SharedPools>
        <RakedPots {...page.rake} />
        <Evening {...page.evening} />
        <Caps {...page.caps} />
        <Section id="tournaments" title={page.tournaments.title}>
          <Prose paragraphs={page.tournaments.paragraphsMarkdown.map(markdown)} />
        </Section>
      </SharedPools>
      <Section id="others" title={page.others.title} lead={page.others.leadMarkdown}>
        <DataTable
          caption={page.others.caption}
          columns={page.others.columns.map(name => ({ name }))}
          rows={page.others.rows.map(cells => cells.map(markdown))}
        />
      </Section>
      <Section id="limits" title={page.limits.title} lead={page.limits.leadMarkdown}>
        <Points items={page.limits.pointsMarkdown.map(markdown)} />
      </Section>
      <Section id="truths" title={page.truths.title} lead={page.truths.leadMarkdown}>
        <Points items={page.truths.pointsMarkdown.map(markdown)} />
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} kind="stack" />
      <NextStep {...page.next} path="/cash-games/" />
    </>
  )
}

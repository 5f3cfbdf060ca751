import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { EquityCalculator as Calculator } from '../../features/equity-calculator/equity-calculator.tsx'
import { NextStep } from '../../features/sections/next-step.tsx'
import { QuestionList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'

/** The equity calculator: cards in, parts of the pot out, by a form whose answer the server gives; then what the figures mean and what they do not. */
export function EquityCalculator() {
  const scope = usePage()
  const page = pageCopy(scope, 'equity-calculator')
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} above={<Breadcrumbs />} className="equity-head" />
      <Calculator />
      <Section id="reading" title={page.reading.title} lead={page.reading.lead} kind="split">
        <Points items={page.reading.pointsMarkdown.map(useMarkdown())} />
      </Section>
      <QuestionList {...page.questions} />
      <NextStep {...page.next} secondLink={page.secondLink} path="/poker-school/hand-rankings/" />
    </>
  )
}

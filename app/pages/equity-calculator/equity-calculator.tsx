import { EquityCalculator as Calculator } from '../../features/equity-calculator/equity-calculator.tsx'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { WayUp } from '../../features/way-up/way-up.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'

/** The equity calculator: cards in, parts of the pot out, by a form whose answer the server gives; then what the figures mean and what they do not. */
export function EquityCalculator() {
  const scope = usePage()
  const page = pageCopy(scope, 'equity-calculator')
  const markdown = useMarkdown()
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} above={<WayUp />} />
      <Calculator />
      <Section id="reading" title={page.reading.title} lead={page.reading.lead} kind="split">
        <Points items={page.reading.pointsMarkdown.map(markdown)} />
      </Section>
      <Section id="questions" title={page.questions.title} kind="split">
        <Questions
          items={page.questions.items.map(({ question, answerMarkdown }) => ({
            question,
            html: markdown(answerMarkdown)
          }))}
        />
      </Section>
      <NextStep {...page.next} besides={{ path: '/poker-school/hand-rankings/', words: page.besides }} />
    </>
  )
}

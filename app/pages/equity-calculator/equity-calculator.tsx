import { EquityForm } from '../../features/equity-calculator/equity-form.tsx'
import { EquityResult } from '../../features/equity-calculator/equity-result.tsx'
import { type DealField, readDeal } from '../../features/equity-calculator/read-deal.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { WayUp } from '../../features/way-up/way-up.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'

/** The close contest that the page shows before anybody has asked: a flush draw with two higher cards against a higher pair. */
const example: Partial<Record<DealField, string>> = { hero: 'As Ks', villain: 'Qh Qd', board: '10s 7d 4s' }

/** The equity calculator: cards in, parts of the pot out, by a form whose answer the server gives; then what the figures mean and what they do not. */
export function EquityCalculator() {
  const scope = usePage()
  const page = pageCopy(scope, 'equity-calculator')
  const markdown = useMarkdown()
  const query = scope.query()
  const written = Object.keys(query).length > 0 ? query : example
  const read = readDeal(written)
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} above={<WayUp />} />
      <div className="wrap equity">
        <EquityForm action={scope.href(scope.path) ?? ''} written={written} faults={read.faults} />
        <EquityResult {...read} />
      </div>
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

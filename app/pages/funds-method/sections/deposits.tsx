import { Paragraphs, PointList } from '../../../features/text-sections/text-sections.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { Steps } from '../../../ui/steps/steps.tsx'
import { Methods } from './methods.tsx'
import { Remedies } from './remedies.tsx'

/** Deposits: the methods that are open here, four steps, the limit, the rules, what to do when one is refused. */
export function Deposits() {
  const page = pageCopy(usePage(), 'deposits')
  const markdown = useMarkdown()
  const { title, lead, steps } = page.steps
  return (
    <div className="funds-method">
      <Methods way="deposit" words={page.methods} />
      <Section id="steps" title={title} lead={lead}>
        <Steps items={steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Paragraphs id="limits" {...page.limits} />
      <PointList id="rules" {...page.rules} />
      <Remedies id="refused" {...page.refused} />
      <Paragraphs id="after" {...page.after} />
    </div>
  )
}

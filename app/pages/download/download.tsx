import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { DownloadHead } from './sections/download-head.tsx'
import { Requirements } from './sections/requirements.tsx'
import { Verification } from './sections/verification.tsx'

/** Download: the three steps, where it is open, the minimum specs, checking what was installed, questions. */
export function Download() {
  const page = pageCopy(usePage(), 'download')
  const markdown = useMarkdown()
  const { steps, availability, questions } = page
  return (
    <>
      <DownloadHead title={page.title} lead={page.lead} note={page.interimNote} />
      <Section id="steps" title={steps.title}>
        <Steps items={steps.items.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Requirements {...page.requirements} />
      <Section id="availability" title={availability.title} kind="split">
        <Prose paragraphs={availability.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Verification {...page.verification} />
      <Section id="questions" title={questions.title} kind="split">
        <Questions
          items={questions.items.map(({ question, answerMarkdown }) => ({ question, html: markdown(answerMarkdown) }))}
        />
      </Section>
    </>
  )
}

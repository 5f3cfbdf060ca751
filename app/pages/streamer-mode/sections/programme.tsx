import type { StreamerModePage } from '../../../../content/pages/streamer-mode/streamer-mode.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Questions } from '../../../ui/questions/questions.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { Steps } from '../../../ui/steps/steps.tsx'
import { Benefits } from './benefits.tsx'
import { Rule } from './rule.tsx'
import { StreamerFacts } from './streamer-facts.tsx'

/** The streamer programme, in the order of the page's contents list. */
export function Programme({ page }: { page: StreamerModePage }) {
  const markdown = useMarkdown()
  const figures = fillForPage(usePage(), {
    viewers: '{streamerAverageViewers}+',
    tables: '{streamerTablesShare}',
    session: '{streamerSessionShare}',
    redeemable: '{streamerCashbackDay} {streamerCashbackTime}'
  })
  return (
    <>
      <StreamerFacts facts={page.facts} />
      <Benefits {...page.benefits} />
      <Rule id="eligibility" {...page.eligibility} figure={figures.viewers} />
      <Section id="application" title={page.application.title} lead={page.application.lead}>
        <Steps
          items={page.application.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))}
        />
      </Section>
      <Rule id="identifier" {...page.identifier} />
      <Rule id="tables" {...page.tables} figure={figures.tables} />
      <Rule id="tournaments" {...page.tournaments} figure={figures.session} />
      <Rule id="cashback" {...page.cashback} figure={figures.redeemable} />
      <Rule id="loss-of-status" {...page.lossOfStatus} />
      <Rule id="responsible-streaming" {...page.responsibleStreaming} />
      <Section id="questions" title={page.questions.title}>
        <Questions
          items={page.questions.items.map(({ question, answerMarkdown }) => ({
            question,
            html: markdown(answerMarkdown)
          }))}
        />
      </Section>
      <Section id="contact" title={page.contact.title}>
        <Prose paragraphs={page.contact.paragraphsMarkdown.map(markdown)} />
      </Section>
    </>
  )
}

import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'

/** The affiliate programme: the share first, with an example that adds up, then whom it is for and what ends it. */
export function Affiliates() {
  const page = pageCopy(usePage(), 'affiliates')
  const line = useMarkdown()
  const { share, welcome, rules, application, questions } = page
  const [level = '', readers = '', part = ''] = share.columns
  return (
    <>
      <Section id="share" title={share.title} lead={share.lead}>
        <DataTable
          caption={share.caption}
          columns={[{ name: level }, { name: readers }, { name: part, kind: 'figure' }]}
          rows={share.levels.map(row => [row.name, row.readers, row.share])}
        />
        <p
          className="panel panel--warm affiliates__example"
          dangerouslySetInnerHTML={{ __html: line(share.exampleMarkdown) }}
        />
        {share.sampleNote && <p className="sample-note">{share.sampleNote}</p>}
      </Section>
      <Section id="welcome" kind="split" title={welcome.title} lead={welcome.leadMarkdown}>
        <Points items={welcome.pointsMarkdown.map(line)} />
      </Section>
      <Section id="rules" kind="split" title={rules.title} lead={rules.leadMarkdown}>
        <Points items={rules.pointsMarkdown.map(line)} />
      </Section>
      <Section id="application" title={application.title} lead={application.lead}>
        <Steps items={application.steps.map(({ name, textMarkdown }) => ({ name, html: line(textMarkdown) }))} />
      </Section>
      <Section id="questions" kind="split" title={questions.title}>
        <Questions
          items={questions.items.map(({ question, answerMarkdown }) => ({ question, html: line(answerMarkdown) }))}
        />
        <p className="affiliates__contact" dangerouslySetInnerHTML={{ __html: line(page.contactMarkdown) }} />
      </Section>
    </>
  )
}

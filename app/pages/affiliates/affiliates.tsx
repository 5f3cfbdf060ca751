import { PointList, QuestionList, StepList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The affiliate programme: the share first, with an example that adds up, then whom it is for and what ends it. */
export function Affiliates() {
  const page = pageCopy(usePage(), 'affiliates')
  const line = useMarkdown()
  const { share, welcome, rules, application, questions } = page
  const [level = '', readers = '', part = ''] = share.columns
  return (
    <>
      <Section id="share" title={share.title} lead={share.lead} sampleNote={share.sampleNote}>
        <DataTable
          caption={share.caption}
          columns={[level, readers, figure(part)]}
          rows={share.levels.map(row => [row.name, row.readers, row.share])}
        />
        <p
          className="panel panel--warm affiliates__example"
          dangerouslySetInnerHTML={{ __html: line(share.exampleMarkdown) }}
        />
      </Section>
      <PointList id="welcome" {...welcome} kind="split" />
      <PointList id="rules" {...rules} kind="split" />
      <StepList id="application" {...application} />
      <QuestionList {...questions}>
        <p className="affiliates__contact" dangerouslySetInnerHTML={{ __html: line(page.contactMarkdown) }} />
      </QuestionList>
    </>
  )
}

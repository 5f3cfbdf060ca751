import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Stops } from './sections/stops.tsx'

/** The live series: where and when, what a real table changes, its rules, and a first time. */
export function LiveSeries() {
  const page = pageCopy(usePage(), 'live-series')
  const markdown = useMarkdown()
  return (
    <div className="live-series">
      <Stops words={page.stops} />
      <Section id="idea" title={page.idea.title} kind="split">
        <Prose paragraphs={page.idea.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Section id="difference" title={page.difference.title}>
        <DataTable
          caption={page.difference.caption}
          columns={page.difference.columns.map(name => ({ name }))}
          rows={page.difference.rows}
        />
      </Section>
      <Section id="first-time" title={page.firstTime.title}>
        <Steps items={page.firstTime.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Section
        id="rulebook"
        title={page.rulebook.title}
        kind="split"
        lead={<span dangerouslySetInnerHTML={{ __html: markdown(page.rulebook.leadMarkdown) }} />}
      >
        <Points items={page.rulebook.pointsMarkdown.map(markdown)} />
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/tournaments/" />
    </div>
  )
}

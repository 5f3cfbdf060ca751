import { Paragraphs, PointList } from '../../features/text-sections/text-sections.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Beyond } from './sections/beyond.tsx'
import { Letter } from './sections/letter.tsx'

/** Complaints: the steps, the times, a form of words, what it may be about, who looks at it, and who decides beyond the room. */
export function Complaints() {
  const page = pageCopy(usePage(), 'complaints')
  const markdown = useMarkdown()
  const { steps, clock } = page
  return (
    <div className="complaints">
      <Section id="steps" title={steps.title} lead={steps.lead}>
        <Steps items={steps.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Section id="clock" title={clock.title} lead={clock.lead}>
        <DataTable
          caption={clock.caption}
          columns={[{ name: clock.columns.moment }, { name: clock.columns.time, kind: 'figure' }]}
          rows={clock.rows.map(({ moment, time }) => [escapeMarkup(moment), escapeMarkup(time)])}
        />
      </Section>
      <Letter words={page.letter} />
      <PointList id="about" {...page.about} />
      <Paragraphs id="who" {...page.who} />
      <Beyond words={page.beyond} />
      <Paragraphs id="records" {...page.records} />
      <Paragraphs id="harm" {...page.harm} />
    </div>
  )
}

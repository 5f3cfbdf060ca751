import type { AboutUsPage } from '../../../../content/pages/about-us/about-us.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The licence: what it covers, its facts as a table of names and values, and the note that they are samples where they are. */
export function Licence({ title, paragraphsMarkdown, facts, sampleNote }: AboutUsPage['licence']) {
  const markdown = useMarkdown()
  return (
    <Section id="licence" title={title} kind="split">
      <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
      <dl className="panel licence-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}

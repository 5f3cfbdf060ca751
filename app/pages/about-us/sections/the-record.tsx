import badge from '../../../../assets/badges/record.svg?url'
import type { AboutUsPage } from '../../../../content/pages/about-us/about-us.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The record and its badge. */
export function TheRecord({ title, paragraphsMarkdown, sampleNote }: AboutUsPage['record']) {
  const markdown = useMarkdown()
  return (
    <Section id="record" title={title} kind="split">
      <div className="the-record">
        <img src={badge} alt="" width="180" height="180" loading="lazy" />
        <div>
          <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
          {sampleNote && <p className="sample-note">{sampleNote}</p>}
        </div>
      </div>
    </Section>
  )
}

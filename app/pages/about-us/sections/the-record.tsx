import type { AboutUsPage } from '../../../../content/pages/about-us/about-us.schema.ts'
import { useStandingRecord } from '../../../features/world-record/use-standing-record.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The record and its certificate. */
export function TheRecord({ title, paragraphsMarkdown, sampleNote }: AboutUsPage['record']) {
  const { t } = usePage()
  const record = useStandingRecord()
  const markdown = useMarkdown()
  return (
    <Section id="record" title={title} kind="split">
      <div className="the-record">
        {record && (
          <Picture
            name="certificate"
            alt={t('world-record.picture-alt')}
            sizes="(min-width: 1000px) 380px, (min-width: 768px) 40vw, calc(100vw - 40px)"
            className="the-record__certificate"
          />
        )}
        <div>
          <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
          {sampleNote && <p className="sample-note">{sampleNote}</p>}
        </div>
      </div>
    </Section>
  )
}

import type { AboutUsPage } from '../../../../content/pages/about-us/about-us.schema.ts'
import { useCurrentRecord } from '../../../features/world-record/use-current-record.ts'
import { recordFacts } from '../../../features/world-record/world-record-words.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The record: its certificate, what is told of it, and what was set, when, and who attests it. */
export function TheRecord({ title, paragraphsMarkdown, sampleNote }: AboutUsPage['record']) {
  const scope = usePage()
  const { t } = scope
  const record = useCurrentRecord()
  const markdown = useMarkdown()
  return (
    <Section id="record" title={title} kind="split">
      <div className="the-record">
        {record && (
          <Picture
            name="certificate"
            alt={t('world-record.picture-alt')}
            sizes="(min-width: 600px) 560px, calc(100vw - 34px)"
            className="the-record__certificate"
          />
        )}
        <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
        {record && (
          <dl className="the-record__facts">
            {recordFacts(t, record, scope.locale).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {sampleNote && <p className="sample-note">{sampleNote}</p>}
      </div>
    </Section>
  )
}

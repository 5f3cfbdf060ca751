import type { DownloadPage } from '../../../../content/pages/download/download.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Points } from '../../../ui/points/points.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** How to check what was installed: what holds everywhere, then one check a platform. */
export function Verification({ title, leadMarkdown, pointsMarkdown, checks }: DownloadPage['verification']) {
  const markdown = useMarkdown()
  return (
    <Section id="verification" title={title} lead={leadMarkdown} kind="split">
      <Points items={pointsMarkdown.map(markdown)} />
      <dl className="checks">
        {Object.entries(checks).map(([key, { name, text }]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

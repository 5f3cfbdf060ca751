import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Points } from '../../../ui/points/points.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = {
  id: string
  title: string
  leadMarkdown: string
  pointsMarkdown: readonly string[]
  /** The figure that the rule turns on, set large; its points say it in words. */
  figure?: string | undefined
}

/** A rule of the programme: what it asks, point by point. */
export function Rule({ id, title, leadMarkdown, pointsMarkdown, figure }: Props) {
  const markdown = useMarkdown()
  const points = <Points items={pointsMarkdown.map(markdown)} />
  return (
    <Section id={id} title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}>
      {figure ? (
        <div className={`rule ${figure.includes(' ') ? '' : 'rule--number'}`.trimEnd()}>
          <p className="rule__figure" aria-hidden="true">
            {figure}
          </p>
          {points}
        </div>
      ) : (
        points
      )}
    </Section>
  )
}

import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

type ListProps = { id: string; title: string; leadMarkdown: string; pointsMarkdown: readonly string[] }

export function PointList({ id, title, leadMarkdown, pointsMarkdown }: ListProps) {
  const markdown = useMarkdown()
  return (
    <Section id={id} title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}>
      <Points items={pointsMarkdown.map(markdown)} />
    </Section>
  )
}

type ProseProps = { id: string; title: string; paragraphsMarkdown: readonly string[] }

/** Paragraphs under a heading. */
export function Paragraphs({ id, title, paragraphsMarkdown }: ProseProps) {
  const markdown = useMarkdown()
  return (
    <Section id={id} title={title}>
      <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
    </Section>
  )
}

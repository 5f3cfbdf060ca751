import type { SeriesPage } from '../../../../content/pages/sunday-major/series.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Section } from '../../../ui/section/section.tsx'

/** How the evening of a tournament runs, moment by moment. */
export function Evening({ words }: { words: NonNullable<SeriesPage['evening']> }) {
  const markdown = useMarkdown()
  return (
    <Section id="evening" title={words.title} lead={words.lead}>
      <ol className="evening">
        {words.moments.map(({ name, textMarkdown }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

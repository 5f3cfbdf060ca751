import type { HowToPlayPage } from '../../../../content/pages/how-to-play/how-to-play.schema.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The ten kinds of hand, highest first, each with one drawn. */
export function HandOrder({ title, leadMarkdown, names }: HowToPlayPage['order']) {
  const { content } = usePage()
  const markdown = useMarkdown()
  return (
    <Section id="order" title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}>
      <ol className="hand-list">
        {content.gameExamples.hands.map(({ category, cards }) => (
          <li key={category}>
            <span>{names[category] ?? ''}</span>
            <Cards cards={cards} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

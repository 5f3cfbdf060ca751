import type { HowToPlayPage } from '../../../../content/pages/how-to-play/how-to-play.schema.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** A hand from the first card to the show-down, each round with the cards that it adds. */
export function Rounds({ title, leadMarkdown, streets }: HowToPlayPage['rounds']) {
  const { content } = usePage()
  const markdown = useMarkdown()
  return (
    <Section id="rounds" title={title} lead={leadMarkdown}>
      <ol className="rounds">
        {content.gameExamples.firstHand.map(({ street, cards }) => (
          <li key={street}>
            <Cards cards={cards} size="large" />
            <div>
              <h3>{streets[street].name}</h3>
              <p dangerouslySetInnerHTML={{ __html: markdown(streets[street].textMarkdown) }} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

import type { HowToPlayPage } from '../../../../content/pages/how-to-play/how-to-play.schema.ts'
import { seats as order } from '../../../domain/poker/worked-hand.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Section } from '../../../ui/section/section.tsx'
import { NamedList } from './named-list.tsx'

/** The seats round the table in the order in which they act, drawn and explained. */
export function Seats({ title, leadMarkdown, seats }: HowToPlayPage['table']) {
  const markdown = useMarkdown()
  const items = order.flatMap(seat => {
    const words = seats[seat]
    return words ? [{ seat, ...words }] : []
  })
  return (
    <Section id="table" title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}>
      <ol className="seats" aria-hidden="true">
        {items.map(({ seat, name }, index) => (
          <li key={seat} className={`seat seat--${seat}`}>
            <span>{index + 1}</span> {name}
          </li>
        ))}
      </ol>
      <NamedList items={items} />
    </Section>
  )
}

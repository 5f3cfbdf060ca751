import type { HowToPlayPage } from '../../../../content/pages/how-to-play/how-to-play.schema.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { sidePots } from '../../../domain/poker/side-pots.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = HowToPlayPage['sidePots'] & { seats: HowToPlayPage['table']['seats'] }

/** Three players all in with different stacks: what each put in, the pots that it makes, and what goes back. */
export function SidePots({ title, leadMarkdown, caption, columns, pots: names, folded, endMarkdown, seats }: Props) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money } = writeAmounts(locale)
  const { putIn, board } = content.gameExamples.sidePot
  const { pots, returned } = sidePots(putIn)
  const [main, ...others] = pots
  const parts = [
    ...(main ? [{ label: names.main, amount: main.amount }] : []),
    ...others.map(({ amount }) => ({ label: names.side, amount })),
    ...(returned ? [{ label: names.returned, amount: returned.amount }] : [])
  ]
  return (
    <Section id="side-pots" title={title} lead={leadMarkdown}>
      <p className="side-pots__caption">{caption}</p>
      <Cards cards={board} />
      <ul className="side-pots">
        {putIn.map(one => (
          <li key={one.seat}>
            <span>{seats[one.seat]?.name ?? ''}</span>
            {one.folded ? <span className="side-pots__folded">{folded}</span> : <Cards cards={one.cards} />}
            <strong>
              <span className="visually-hidden">{columns.putIn} </span>
              {setLarge(money(one.amount))}
            </strong>
          </li>
        ))}
      </ul>
      <Figures items={parts.map(({ label, amount }) => ({ label, value: setLarge(money(amount)) }))} />
      <p className="side-pots__end" dangerouslySetInnerHTML={{ __html: markdown(endMarkdown) }} />
    </Section>
  )
}

import type { RealMoneyPokerPage } from '../../../../content/pages/real-money-poker/real-money-poker.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { findLevel, levelName } from '../../../domain/poker/levels.ts'
import { rakeOf } from '../../../domain/poker/rake.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** Pots of one table, what the room takes of each, and what is left for the winner. */
export function RakedPots({
  title,
  leadMarkdown,
  caption,
  columns,
  noFlop,
  flop,
  sampleNote
}: RealMoneyPokerPage['rake']) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { levels, rakePercent, unit } = content.stakes.holdem
  const { level, pots } = content.gameExamples.rakedPots
  const rake = { percent: rakePercent, cap: findLevel(levels, level).rakeCap }
  return (
    <Section id="rake" title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}>
      <DataTable
        caption={`${caption}, ${levelName(level, unit, money)}`}
        columns={[
          { name: columns.pot, kind: 'figure' },
          { name: columns.ended },
          { name: columns.taken, kind: 'figure' },
          { name: columns.share, kind: 'figure' },
          { name: columns.winner, kind: 'figure' }
        ]}
        rows={pots.map(({ amount, sawFlop }) => {
          const taken = rakeOf(amount, rake, sawFlop)
          return [
            money(amount),
            sawFlop ? flop : noFlop,
            money(taken),
            percent((taken / amount) * 100),
            money(Math.round((amount - taken) * 100) / 100)
          ]
        })}
      />
      {sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}

import type { SpinGoldPage } from '../../../../content/pages/spin-gold/spin-gold.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { averageMultiplier, spinFee, spinPlayers } from '../../../domain/poker/spin-table.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** What goes in and what comes out on average, a row for each buy-in; and what the average hides. */
export function Cost({
  title,
  paragraphsMarkdown,
  caption,
  columns,
  exampleTitle,
  exampleMarkdown
}: SpinGoldPage['cost']) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money } = writeAmounts(locale)
  const cents = (amount: number) => money(Math.round(amount * 100) / 100)
  const rows = content.spinGold.tables.flatMap(table =>
    table.stakes.map(stake => {
      const multipliers = table.rows.map(({ multiplier }) => multiplier)
      return [
        money(stake),
        money(stake * spinPlayers),
        money(stake * Math.min(...multipliers)),
        cents(stake * averageMultiplier(table)),
        cents(stake * spinPlayers * spinFee(table)),
        money(stake * Math.max(...multipliers))
      ]
    })
  )
  return (
    <Section id="cost" title={title}>
      <Prose paragraphs={paragraphsMarkdown.map(markdown)} className="spin-cost" />
      <DataTable
        caption={caption}
        columns={[
          { name: columns.buyIn, kind: 'figure' },
          { name: columns.paidIn },
          { name: columns.smallest },
          { name: columns.average },
          { name: columns.fee },
          { name: columns.top }
        ]}
        rows={rows}
      />
      <div className="panel panel--quiet spin-example">
        <h3>{exampleTitle}</h3>
        <p dangerouslySetInnerHTML={{ __html: markdown(exampleMarkdown) }} />
      </div>
    </Section>
  )
}

import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { averageMultiplier, spinFee, spinPlayers } from '../../domain/poker/spin-table.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = PageWords<'spin-gold'>['cost'] & {
  /** Whether prize pools may be shown. */
  pools: boolean
}

/** What of three buy-ins comes back and what the room keeps, for each group of buy-ins; where pools may be shown also what the average hides. */
export function SpinCost({ title, paragraphsMarkdown, caption, columns, exampleTitle, exampleMarkdown, pools }: Props) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const cents = (amount: number) => money(Math.round(amount * 100) / 100)
  const { tables } = content.spinGold
  const heads = [
    figure(columns.buyIn),
    columns.paidIn,
    columns.fee,
    ...(pools ? [columns.smallest, columns.average, columns.top] : [])
  ]
  const rowsOf = (table: (typeof tables)[number]) =>
    table.stakes.map(stake => {
      const multipliers = table.rows.map(({ multiplier }) => multiplier)
      return [
        money(stake),
        money(stake * spinPlayers),
        cents(stake * spinPlayers * spinFee(table)),
        ...(pools
          ? [
              money(stake * Math.min(...multipliers)),
              cents(stake * averageMultiplier(table)),
              money(stake * Math.max(...multipliers))
            ]
          : [])
      ]
    })
  return (
    <Section id="cost" title={title}>
      <div className="spin-cost">
        <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
        {pools ? (
          <div className="spin-cost__bars">
            {tables.map(table => (
              <SplitBar
                key={table.id}
                titled
                title={table.stakes.map(stake => money(stake)).join(' · ')}
                description={caption}
                tableLabel={t('charts.as-table')}
                table={{ caption, columns: heads, rows: rowsOf(table) }}
                parts={[
                  {
                    name: columns.average,
                    value: 1 - spinFee(table),
                    label: percent((1 - spinFee(table)) * 100)
                  },
                  { name: columns.fee, value: spinFee(table), label: percent(spinFee(table) * 100), highlight: true }
                ]}
              />
            ))}
          </div>
        ) : (
          <DataTable caption={caption} columns={heads} rows={tables.flatMap(rowsOf)} />
        )}
      </div>
      {pools && (
        <div className="panel panel--quiet spin-example">
          <h3>{exampleTitle}</h3>
          <p dangerouslySetInnerHTML={{ __html: markdown(exampleMarkdown) }} />
        </div>
      )}
    </Section>
  )
}

import type { RealMoneyPokerPage } from '../../../../content/pages/real-money-poker/real-money-poker.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { levelName } from '../../../domain/poker/levels.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The cap of each level, and the pot from which on it holds. */
export function Caps({ title, leadMarkdown, caption, columns }: RealMoneyPokerPage['caps']) {
  const { content, locale } = usePage()
  const { money, percent } = writeAmounts(locale)
  const { levels, rakePercent, unit } = content.stakes.holdem
  return (
    <Section id="caps" title={title} lead={leadMarkdown}>
      <DataTable
        caption={caption}
        columns={[
          { name: columns.blinds },
          { name: columns.percent, kind: 'figure' },
          { name: columns.cap, kind: 'figure' },
          { name: columns.reached, kind: 'figure' }
        ]}
        rows={levels.map(({ forced, rakeCap }) => [
          levelName(forced, unit, money),
          percent(rakePercent),
          money(rakeCap),
          money(Math.round((rakeCap / rakePercent) * 10_000) / 100)
        ])}
      />
    </Section>
  )
}

import type { SpinGoldPage } from '../../../../content/pages/spin-gold/spin-gold.schema.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { gamesToOne } from '../../../domain/poker/spin-table.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** Every prize pool of every group of buy-ins: its multiplier, how rare it is, what it is at the highest buy-in of the group, how it is shared. */
export function Prizes({ title, leadMarkdown, tables: names, columns, sampleNote }: SpinGoldPage['prizes']) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent, count, times } = writeAmounts(locale)
  const { tables, sample } = content.spinGold
  return (
    <Section id="prizes" title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}>
      <div className="spin-tables">
        {tables.map(table => {
          const { id, stakes, rows } = table
          const top = stakes.at(-1) ?? 0
          return (
            <DataTable
              key={id}
              caption={`${names[id === 'low' ? 'low' : 'high']} ${stakes.map(stake => money(stake)).join(', ')}`}
              columns={[
                { name: columns.multiplier, kind: 'figure' },
                { name: columns.chance },
                { name: `${columns.pool} ${money(top)}` },
                { name: columns.shares }
              ]}
              rows={rows.map(row => [
                setLarge(times(row.multiplier)),
                t('spin-gold.one-in', { games: count(gamesToOne(row, table)) }),
                money(row.multiplier * top),
                row.shares.length === 1 ? t('spin-gold.winner') : row.shares.map(share => percent(share)).join(' · ')
              ])}
            />
          )
        })}
      </div>
      {sample && sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}

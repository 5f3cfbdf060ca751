import type { PageWords } from '../../../../content/content.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { startingHandChart } from '../../../domain/poker/starting-hands.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { CellGrid } from '../../../ui/charts/cell-grid.tsx'
import { figure } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = NonNullable<PageWords<'texas-holdem'>['startingHands']>

/** Every starting hand of hold'em in its band of equity, with the share of deals that a band is. */
export function StartingHands({ title, lead, description, caption, columns, bands }: Props) {
  const { t, content, locale } = usePage()
  const { percent, count } = writeAmounts(locale)
  const chart = startingHandChart(content.startingHands.equities, content.startingHands.bands)
  const hands = chart.flat().toSorted((one, other) => other.equity - one.equity)
  const dealt = hands.reduce((sum, { combos }) => sum + combos, 0)
  const parts = bands.map((name, band) => {
    const inBand = hands.filter(hand => hand.band === band)
    const share = inBand.reduce((sum, { combos }) => sum + combos, 0) / dealt
    return { name, label: percent(Math.round(share * 100)), inBand }
  })
  return (
    <Section id="starting-hands" title={title} lead={lead}>
      <CellGrid
        title={title}
        description={description}
        tableLabel={t('charts.as-table')}
        table={{
          caption,
          columns: [columns.band, columns.hands, figure(columns.share)],
          rows: parts.map(({ name, label, inBand }) => [
            name,
            inBand.map(hand => `${hand.name} ${count(hand.equity)}`).join(' · '),
            label
          ])
        }}
        rows={chart.map(row => row.map(({ name, equity, band }) => ({ name, label: count(equity), band })))}
        bands={parts}
      />
    </Section>
  )
}

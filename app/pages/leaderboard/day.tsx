import type { Leaderboard } from '../../../content/offers/promotions.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { examplePoints } from '../../domain/offers/prize-table.ts'
import { filledText } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type DayProps = { title: string; lead: string; board: Leaderboard; sampleNote: string | undefined }

/** What earns points, and the points of one ordinary day: a bar in which each event has its share. */
export function Day({ title, lead, board, sampleNote }: DayProps) {
  const scope = usePage()
  const { t, locale } = scope
  const { count } = writeAmounts(locale)
  const { earned, total } = examplePoints(board)
  const events = board.points.map((each, index) => ({
    ...each,
    name: filledText(each.event, scope),
    value: earned[index] ?? 0
  }))
  return (
    <Section id="day" title={title} lead={lead} kind="split" sampleNote={sampleNote}>
      <p className="day__total">
        <b>{count(total)}</b> {t('offers.points')}
      </p>
      <SplitBar
        title={title}
        description={lead}
        tableLabel={t('charts.as-table')}
        table={{
          caption: title,
          columns: [t('offers.event'), figure(t('offers.times')), figure(t('offers.points'))],
          rows: [
            ...events.map(({ name, example, value }) => [name, count(example), count(value)]),
            [t('offers.day-points'), '–', count(total)]
          ]
        }}
        parts={events.map(({ name, points, example, value }) => ({
          name,
          value,
          label: `${count(example)} × ${count(points)} = ${count(value)}`
        }))}
      />
    </Section>
  )
}

import type { Leaderboard } from '../../../../content/offers/promotions.schema.ts'
import { examplePoints } from '../../../domain/offers/prize-table.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = { title: string; lead: string; board: Leaderboard; sampleNote: string | undefined }

/** The points of one ordinary day, event by event. */
export function Day({ title, lead, board, sampleNote }: Props) {
  const scope = usePage()
  const { t } = scope
  const { earned, total } = examplePoints(board)
  return (
    <Section id="day" title={title} lead={lead} kind="split">
      <DataTable
        caption={title}
        columns={[
          { name: t('offers.event') },
          { name: t('offers.times'), kind: 'figure' },
          { name: t('offers.points'), kind: 'figure' }
        ]}
        rows={[
          ...board.points.map(({ event, example }, index) => [
            filledText(event, scope),
            String(example),
            String(earned[index] ?? 0)
          ]),
          [t('offers.day-points'), '–', String(total)]
        ]}
      />
      {sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}

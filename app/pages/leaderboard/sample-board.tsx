import type { PageWords } from '../../../content/content.ts'
import type { Leaderboard } from '../../../content/offers/promotions.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { boardPlaces } from '../../domain/offers/board-places.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { percent } from '../../ui/charts/scales.ts'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = PageWords<'leaderboard-holdem'>['board'] & { board: Leaderboard; sampleNote: string | undefined }

const rowPx = 52
const topPx = 34
/** Where the finish line is, as a share of the width: what is right of it is for the points. */
const finish = 0.82

/** The first ten of a sample day: each bar is as long as what was counted, and none passes the finish line, which is the cap. */
export function SampleBoard({ title, lead, player, counted, finish: finishName, board, sampleNote }: Props) {
  const { t, locale } = usePage()
  const { count } = writeAmounts(locale)
  const places = boardPlaces(board)
  const height = topPx + places.length * rowPx
  return (
    <Section id="board" title={title} lead={lead} ground="felt" kind="split" sampleNote={sampleNote}>
      <ChartFrame
        kind="board"
        title={title}
        description={lead}
        tableLabel={t('charts.as-table')}
        table={{
          caption: title,
          columns: [t('offers.place'), player, figure(counted), figure(t('offers.points'))],
          rows: places.map(({ place, name, played, points }) => [
            count(place),
            escapeMarkup(name),
            count(played),
            count(points)
          ])
        }}
        drawings={[
          {
            height,
            content: (
              <>
                <text x={percent(finish)} y="14" textAnchor="end" className="board__finish-name">
                  {finishName} {count(board.maxCounted)}
                </text>
                <text x="100%" y="14" textAnchor="end" className="chart__tick">
                  {t('offers.points')}
                </text>
                {places.map(({ place, name, played, points }, index) => (
                  <svg key={name} y={topPx + index * rowPx} width="100%" height={rowPx} overflow="visible">
                    <text y="18" className="board__name">
                      {count(place)}
                      <tspan dx="10">{name}</tspan>
                    </text>
                    <rect y="26" width={percent(finish)} height="10" rx="2" className="chart__ground" />
                    <rect
                      y="26"
                      width={percent((finish * played) / board.maxCounted)}
                      height="10"
                      rx="2"
                      className={`chart__grow chart__tone chart__tone--${place === 1 ? 'copper' : 'half'}`}
                    />
                    <text x="100%" y="36" textAnchor="end" className="chart__figure">
                      {count(points)}
                    </text>
                  </svg>
                ))}
                <line x1={percent(finish)} x2={percent(finish)} y1="22" y2={height} className="board__finish" />
              </>
            )
          }
        ]}
      />
    </Section>
  )
}

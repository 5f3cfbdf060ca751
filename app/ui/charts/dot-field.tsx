import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { columns, dotRows, wholeCounts } from './dot-rows.ts'
import type { Tone } from './tones.ts'

type Props = ChartProps & {
  /** How many dots each group has, in order, most often the largest first. They are a thousand together, or as many as the field is to have. */
  groups: readonly NamedFigure[]
  /** The rest that the field leaves out: how many more such fields a dot would need. */
  note?: string
}

/** Room for the ring of a dot at the edge. */
const edge = 0.35

const tones = ['faint', 'quiet', 'half', 'ivory', 'felt'] as const

/** A field of dots, one for each of a thousand: how rare a thing is, to count with the eye. The highlighted group is copper; a single dot has a ring. */
export function DotField({ groups, note, ...frame }: Props) {
  const counts = wholeCounts(groups.map(({ value }) => value))
  const before = counts.map((_, index) => counts.slice(0, index).reduce((sum, count) => sum + count, 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const rows = Math.max(1, Math.ceil(total / columns))
  const toneOf = (index: number): Tone =>
    groups[index]?.highlight ? 'copper' : (tones[index % tones.length] ?? 'quiet')
  return (
    <ChartFrame
      kind="dot-field"
      {...frame}
      drawings={[
        {
          viewBox: `${-edge} ${-edge} ${columns + 2 * edge} ${rows + 2 * edge}`,
          content: groups.map(({ name }, index) => {
            const [count = 0, first = 0] = [counts[index], before[index]]
            if (count === 0) return null
            return (
              <g key={name} className={`chart__appear dot-field__group chart__tone chart__tone--${toneOf(index)}`}>
                <path d={dotRows(first, count)} className="dot-field__dots" />
                {count === 1 && (
                  <circle
                    cx={(first % columns) + 0.5}
                    cy={Math.floor(first / columns) + 0.5}
                    r="0.75"
                    className="dot-field__ring"
                  />
                )}
              </g>
            )
          })
        }
      ]}
    >
      <ChartLegend entries={groups.map(({ name, label }, index) => ({ name, label, tone: toneOf(index) }))} />
      {note && <p className="chart__note quiet text-plain">{note}</p>}
    </ChartFrame>
  )
}

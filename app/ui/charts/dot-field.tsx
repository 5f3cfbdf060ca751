import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartLegend } from './chart-marks.tsx'
import { columns, dotRows } from './dot-rows.ts'
import { type Tone, toneClass } from './tones.ts'

type Props = ChartProps & {
  /** How many dots each group has, in order, most often the largest first. They are a thousand together, or as many as the field is to have. */
  groups: readonly NamedFigure[]
}

/** Room for the ring of a dot at the edge. */
const edge = 0.35

const tones = ['faint', 'quiet', 'half', 'ivory', 'felt'] as const

/** A field of dots, one for each of a thousand: how rare a thing is, to count with the eye. The highlighted group is copper; a single dot has a ring. */
export function DotField({ groups, ...frame }: Props) {
  const { drawn, total } = placeGroups(groups)
  const rows = Math.max(1, Math.ceil(total / columns))
  return (
    <ChartFrame
      kind="dot-field"
      {...frame}
      viewBox={`${-edge} ${-edge} ${columns + 2 * edge} ${rows + 2 * edge}`}
      after={<ChartLegend entries={drawn} />}
    >
      {drawn.map(
        ({ name, value: count, first, tone }) =>
          count > 0 && (
            <g key={name} className={`chart__appear dot-field__group ${toneClass(tone)}`}>
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
      )}
    </ChartFrame>
  )
}

/** Each group with the number of dots before it, and its fill. */
function placeGroups(groups: Props['groups']) {
  let total = 0
  const drawn = groups.map((group, index) => {
    const first = total
    total += group.value
    const tone: Tone = group.highlight ? 'copper' : (tones[index % tones.length] ?? 'quiet')
    return { ...group, first, tone }
  })
  return { drawn, total }
}

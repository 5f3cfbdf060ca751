import type { Figure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { linear, percent } from './scales.ts'

type Props = ChartProps & {
  value: Figure
  /** The subject of the figure, in a few words. */
  name: string
  /** The end of the scale; a hundred without it. */
  max?: number
  /** Whether it is the one figure that its page highlights. */
  highlight?: boolean
}

const figurePx = 72

/** One figure of a scale from nothing to its end: written large, drawn beneath, with lines at the quarters. */
export function Meter({ value, name, max = 100, highlight = false, ...frame }: Props) {
  const share = percent(linear(0, max)(value.value))
  return (
    <ChartFrame
      kind="meter"
      {...frame}
      drawings={[
        {
          height: figurePx + 28,
          content: (
            <>
              <text y={figurePx - 12} className={`meter__figure${highlight ? ' meter__figure--copper' : ''}`}>
                {value.label}
              </text>
              <svg y={figurePx + 8} width="100%" height="14" overflow="visible">
                <rect width="100%" height="8" rx="4" className="chart__ground" />
                {value.value > 0 && (
                  <rect
                    width={share}
                    height="8"
                    rx="4"
                    className={`chart__grow chart__tone chart__tone--${highlight ? 'copper' : 'ivory'}`}
                  />
                )}
                {[0, 0.25, 0.5, 0.75, 1].map(quarter => (
                  <line
                    key={quarter}
                    x1={percent(quarter)}
                    x2={percent(quarter)}
                    y1="13"
                    y2="17"
                    className="chart__axis"
                  />
                ))}
              </svg>
            </>
          )
        }
      ]}
    >
      <p className="meter__name">{name}</p>
    </ChartFrame>
  )
}

import { ChartBar } from './chart-bar.tsx'
import type { Figure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { linear, percent } from './scales.ts'
import { Stretched } from './stretched.tsx'

type Props = ChartProps & {
  /** In hundredths. */
  value: Figure
  /** The subject of the figure, in a few words. */
  name: string
  /** Whether it is the one figure that its page highlights. */
  highlight?: boolean
}

const figurePx = 72
const barPx = figurePx + 8

/** One figure of a scale from nothing to a hundred: written large, drawn beneath, with lines at the quarters. */
export function Meter({ value, name, highlight = false, ...frame }: Props) {
  return (
    <ChartFrame kind="meter" {...frame} height={figurePx + 28} after={<p className="meter__name quiet">{name}</p>}>
      <text y={figurePx - 12} className={`chart__figure meter__figure${highlight ? ' chart__figure--copper' : ''}`}>
        {value.label}
      </text>
      <rect y={barPx} width="100%" height="8" rx="4" className="chart__ground" />
      {value.value > 0 && (
        <ChartBar
          y={barPx}
          width={percent(linear(0, 100)(value.value))}
          height="8"
          rx="4"
          tone={highlight ? 'copper' : 'ivory'}
        />
      )}
      <Stretched height={barPx + 20}>
        <path d={[0, 25, 50, 75, 100].map(quarter => `M${quarter} ${barPx + 13}v4`).join('')} className="chart__axis" />
      </Stretched>
    </ChartFrame>
  )
}

import { useId } from 'react'
import type { Figure, Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartFigure, ChartLegend, Hatched, levels, Stretched } from './chart-marks.tsx'
import { barsOf, groundLines, labelAbove } from './payout-places.ts'
import { anchorAt, hundredths, percent } from './scales.ts'
import { narrowPx, textWidth } from './text-width.ts'
import { toneClass } from './tones.ts'

type Props = ChartProps & {
  /** The prize of each paid place, from the first. One may be highlighted. */
  prizes: readonly (Figure & { highlight?: boolean })[]
  /** Places that are written below their bars, counted from 1. */
  placeTicks: readonly Tick[]
  /** All who play, in parts of 1: how many are paid, and the words for those and for the rest. */
  paid: { share: number; label: string; unpaid: string }
  /** The words of the switch between the two scales. */
  scale: { legend: string; linear: string; logarithmic: string }
}

const scales = ['linear', 'logarithmic'] as const
const figurePx = 24
const stripPx = 14

/** The prize of each place, as bars on one of two scales; under them all who play, with those who get nothing hatched, so that the bars stay honest. */
export function PayoutCurve({ prizes, placeTicks, paid, scale, ...frame }: Props) {
  const share = Math.min(1, Math.max(0, paid.share))
  const places = barsOf(prizes, 'linear')
  return (
    <ChartFrame
      kind="payout-curve"
      {...frame}
      before={<ScaleSwitch {...scale} />}
      after={
        <ChartLegend
          entries={[
            { name: paid.label, tone: 'ivory' },
            { name: paid.unpaid, tone: 'hatched' }
          ]}
        />
      }
    >
      {scales.map(name => (
        <Bars key={name} prizes={prizes} scale={name} />
      ))}
      <svg y="100%">
        <line x2="100%" className="chart__axis" />
        {placeTicks.map(({ value, label }) => {
          const { x = 0, width = 0 } = places[value - 1] ?? {}
          const middle = x + width / 2
          return (
            <text
              key={value}
              x={percent(value === 1 ? 0 : middle)}
              y="22"
              textAnchor={value === 1 ? 'start' : anchorAt(middle + 0.01)}
              className="chart__tick"
            >
              {label}
            </text>
          )
        })}
        <Hatched x={percent(share)} y={48} width={percent(1 - share)} height={stripPx} />
        <rect y="48" width={percent(share)} height={stripPx} className="chart__tone" />
      </svg>
    </ChartFrame>
  )
}

function Bars({ prizes, scale }: { prizes: Props['prizes']; scale: (typeof scales)[number] }) {
  const bars = barsOf(prizes, scale)
  const lines = groundLines(
    prizes.map(({ value }) => value),
    scale
  )
  return (
    <g className={`payout-curve__${scale}`}>
      <Stretched>
        <path d={levels(lines.map(height => 1 - height))} className="chart__line" />
        {(['half', 'copper'] as const).map(tone => (
          <path
            key={tone}
            d={bars
              .filter(({ highlight }) => (highlight ? 'copper' : 'half') === tone)
              .map(
                ({ x, width, height }) => `M${hundredths(x)} 100V${hundredths(1 - height)}h${hundredths(width)}V100z`
              )
              .join('')}
            className={`chart__rise ${toneClass(tone)}`}
          />
        ))}
      </Stretched>
      {bars
        .filter(({ highlight }, index) => index === 0 || highlight)
        .map(bar => {
          const { x, height, anchor } = labelAbove(bars, bar, textWidth(bar.label, figurePx, 'display') / narrowPx)
          return (
            <ChartFigure
              key={bar.x}
              x={percent(x)}
              y={percent(1 - height)}
              dy="-10"
              textAnchor={anchor}
              className="chart__halo"
              highlight={bar.highlight}
            >
              {bar.label}
            </ChartFigure>
          )
        })}
    </g>
  )
}

/** Two radio buttons: the style sheet shows the bars of the one that is chosen. */
function ScaleSwitch(words: Props['scale']) {
  const name = useId()
  return (
    <fieldset className="payout-curve__switch row">
      <legend className="visually-hidden">{words.legend}</legend>
      {scales.map(scale => (
        <label key={scale}>
          <input type="radio" name={name} value={scale} defaultChecked={scale === 'linear'} />
          {words[scale]}
        </label>
      ))}
    </fieldset>
  )
}

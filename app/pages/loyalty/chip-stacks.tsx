import { Fragment } from 'react'
import type { NamedFigure } from '../../ui/charts/chart-data.ts'
import { ChartFrame, type ChartProps } from '../../ui/charts/chart-frame.tsx'
import { ChartText } from '../../ui/charts/chart-text.tsx'
import { ChipColumn } from '../../ui/charts/chip-column.tsx'
import { percent } from '../../ui/charts/scales.ts'
import { linesOf, narrowPx } from '../../ui/charts/text-width.ts'

type Props = ChartProps & {
  /** The tiers from the lowest: what comes back in hundredths, and from how many points. */
  tiers: readonly (NamedFigure & { from: string })[]
}

const stacksPx = 300
const figurePx = 44
const lineHeight = 18

/** Tiers as stacks of chips beside each other: a chip for each hundredth that comes back. */
export function ChipStacks({ tiers, ...frame }: Props) {
  const chipPx = stacksPx / Math.max(...tiers.map(({ value }) => value), 1)
  const widePx = Math.min(58, narrowPx / tiers.length - 12)
  const bottom = figurePx + stacksPx
  const words = tiers.map(({ from }) => linesOf(from, narrowPx / tiers.length - 6, 13))
  const mostLines = Math.max(0, ...words.map(lines => lines.length))
  return (
    <ChartFrame
      kind="chip-stacks"
      {...frame}
      drawings={[
        {
          height: bottom + 34 + mostLines * lineHeight,
          content: tiers.map(({ name, value, label, highlight }, index) => {
            const x = percent((index + 0.5) / tiers.length)
            const top = bottom - value * chipPx
            return (
              <Fragment key={name}>
                <ChipColumn {...{ x, top, bottom, chipPx, widePx }} isBest={highlight === true} />
                <text
                  x={x}
                  y={top - 12}
                  textAnchor="middle"
                  className={`chart__figure${highlight ? ' chart__figure--copper' : ''}`}
                >
                  {label}
                </text>
                <text x={x} y={bottom + 24} textAnchor="middle" className="chart__name">
                  {name}
                </text>
                <ChartText
                  lines={words[index] ?? []}
                  x={x}
                  y={bottom + 44}
                  lineHeight={lineHeight}
                  anchor="middle"
                  className="chart__name chart__name--quiet chip-stacks__from"
                />
              </Fragment>
            )
          })
        }
      ]}
    />
  )
}

import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { percent } from './scales.ts'

type Cell = {
  name: string
  /** Its figure, shown where there is room. */
  label: string
  /** 0 is the first of `bands`. */
  band: number
}

type Props = ChartProps & {
  rows: readonly (readonly Cell[])[]
  /** From the strongest shade to the weakest. */
  bands: readonly { name: string; label: string }[]
}

const tones = ['ivory', 'half', 'faint', 'ground'] as const

/** A square of cells, each in the shade of its band: up to four bands, with their names and shares below. */
export function CellGrid({ rows, bands, ...frame }: Props) {
  const height = percent(1 / Math.max(1, rows.length))
  const cells = rows.flatMap((row, down) =>
    row.map((cell, across) => ({
      ...cell,
      x: across / row.length,
      y: down / rows.length,
      width: 1 / row.length,
      middle: (down + 0.5) / rows.length
    }))
  )
  return (
    <ChartFrame
      kind="cell-grid"
      {...frame}
      drawings={[
        {
          content: tones.map((tone, band) => (
            <g key={tone} className={`cell-grid__band cell-grid__band--${tone}`}>
              {cells
                .filter(cell => cell.band === band)
                .map(({ name, label, x, y, width, middle }) => (
                  <g key={name}>
                    <rect x={percent(x)} y={percent(y)} width={percent(width)} height={height} />
                    <text x={percent(x + width / 2)} y={percent(middle)} dy="4">
                      {name}
                    </text>
                    <text x={percent(x + width / 2)} y={percent(middle)} dy="14" className="cell-grid__label">
                      {label}
                    </text>
                  </g>
                ))}
            </g>
          ))
        }
      ]}
    >
      <ChartLegend entries={bands.map(({ name, label }, band) => ({ name, label, tone: tones[band] ?? 'ground' }))} />
    </ChartFrame>
  )
}

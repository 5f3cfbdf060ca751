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
  return (
    <ChartFrame
      kind="cell-grid"
      {...frame}
      drawings={[
        {
          content: rows.map((row, down) => (
            <svg key={row[0]?.name} y={percent(down / rows.length)} height={percent(1 / rows.length)}>
              {row.map(({ name, label, band }, across) => (
                <g key={name} className={`cell-grid__cell cell-grid__cell--${tones[band] ?? 'ground'}`}>
                  <rect x={percent(across / row.length)} width={percent(1 / row.length)} height="100%" />
                  <text x={percent((across + 0.5) / row.length)} y="50%" dy="4">
                    {name}
                    <tspan x={percent((across + 0.5) / row.length)} dy="14">
                      {label}
                    </tspan>
                  </text>
                </g>
              ))}
            </svg>
          ))
        }
      ]}
    >
      <ChartLegend entries={bands.map(({ name, label }, band) => ({ name, label, tone: tones[band] ?? 'ground' }))} />
    </ChartFrame>
  )
}

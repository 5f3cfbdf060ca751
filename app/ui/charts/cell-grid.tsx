import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartLegend } from './chart-marks.tsx'
import { percent } from './scales.ts'
import { toneClass } from './tones.ts'

type Cell = {
  name: string
  /** Its figure, shown where there is room. */
  label: string
  /** 0 is the first of `bands`. */
  band: number
}

type Props = ChartProps & {
  /** As many cells in each row. */
  rows: readonly (readonly Cell[])[]
  /** From the strongest shade to the weakest. */
  bands: readonly { name: string; label: string }[]
}

const tones = ['ivory', 'half', 'faint', 'ground'] as const

/** How far apart letters are, in the width of their size. */
const pitch = 0.44

/** A square of cells, each in the shade of its band: up to four bands, with their names and shares below. A band is one path, the words of a row that are as bright are two texts. */
export function CellGrid({ rows, bands, ...frame }: Props) {
  const across = rows[0]?.length ?? 0
  const lines = rows.flatMap((row, index) =>
    ['', ' cell-grid__words--on-ivory'].flatMap(tone => {
      const cells = row.flatMap((cell, x) =>
        cell.band < 2 === (tone !== '') ? [{ ...cell, middle: percent((x + 0.5) / across) }] : []
      )
      return cells.length > 0 ? [{ cells, y: percent((index + 0.5) / rows.length), tone }] : []
    })
  )
  const toned = bands.map((band, index) => ({ ...band, tone: tones[index] ?? 'ground' }))
  return (
    <ChartFrame kind="cell-grid" {...frame} after={<ChartLegend entries={toned} />}>
      <svg viewBox={`0 0 ${across} ${rows.length}`} preserveAspectRatio="none">
        {toned.map(({ name, tone }, band) => (
          <path key={name} d={cellsOf(rows, band)} className={`cell-grid__cells ${toneClass(tone)}`} />
        ))}
      </svg>
      {(['name', 'label'] as const).flatMap(field =>
        lines.map(({ cells, y, tone }) => (
          <text
            key={field + y + tone}
            y={y}
            x={cells.flatMap(cell => Array.from(cell[field], () => cell.middle)).join(' ')}
            dx={cells.map(cell => shifts(cell[field])).join(' ')}
            className={`cell-grid__words cell-grid__words--${field}${tone}`}
          >
            {cells.map(cell => cell[field]).join('')}
          </text>
        ))
      )}
    </ChartFrame>
  )
}

/** The cells of a band as a path, each from the one before. */
function cellsOf(rows: Props['rows'], band: number): string {
  let path = 'M0 0'
  let [lastX, lastY] = [0, 0]
  for (const [y, row] of rows.entries())
    for (const [x, cell] of row.entries()) {
      if (cell.band !== band) continue
      path += `m${x - lastX} ${y - lastY}h1v1h-1z`
      ;[lastX, lastY] = [x, y]
    }
  return path
}

/** How far each letter is from the middle of its cell. */
const shifts = (text: string): string =>
  Array.from(text, (_, index) => `${Number(((index - (text.length - 1) / 2) * pitch).toFixed(2))}em`).join(' ')

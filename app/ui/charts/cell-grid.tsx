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
  /** As many cells in each row. */
  rows: readonly (readonly Cell[])[]
  /** From the strongest shade to the weakest. */
  bands: readonly { name: string; label: string }[]
}

const tones = ['ivory', 'half', 'faint', 'ground'] as const
const digitPx = 7

/** A square of cells, each in the shade of its band: up to four bands, with their names and shares below. A band is one path, the words of a row that are as bright are two texts. */
export function CellGrid({ rows, bands, ...frame }: Props) {
  const across = rows[0]?.length ?? 0
  const middles = Array.from({ length: across }, (_, x) => percent((x + 0.5) / across))
  const lines = rows.flatMap((row, index) =>
    ['', ' cell-grid__words--on-ivory'].flatMap(tone => {
      const isWritten = ({ band }: Cell) => band < 2 === (tone !== '')
      return row.some(isWritten) ? [{ row, y: percent((index + 0.5) / rows.length), isWritten, tone }] : []
    })
  )
  return (
    <ChartFrame
      kind="cell-grid"
      {...frame}
      drawings={[
        {
          content: (
            <>
              <svg viewBox={`0 0 ${across} ${rows.length}`} preserveAspectRatio="none">
                {bands.map(({ name }, band) => (
                  <path
                    key={name}
                    d={cellsOf(rows, band)}
                    className={`cell-grid__cells chart__tone chart__tone--${tones[band] ?? 'ground'}`}
                  />
                ))}
              </svg>
              {lines.map(({ row, y, isWritten, tone }) => (
                <text key={y + tone} y={y} className={`cell-grid__words${tone}`}>
                  {row.map(
                    (cell, x) =>
                      isWritten(cell) && (
                        <tspan key={cell.name} x={middles[x]}>
                          {cell.name}
                        </tspan>
                      )
                  )}
                </text>
              ))}
              {lines.map(({ row, y, isWritten, tone }) => (
                <text
                  key={y + tone}
                  y={y}
                  x={row.flatMap(({ label }, x) => Array.from(label, () => middles[x])).join(' ')}
                  dx={row.map(({ label }) => shifts(label)).join(' ')}
                  className={`cell-grid__words cell-grid__labels${tone}`}
                >
                  {row.map(cell => (isWritten(cell) ? cell.label : cell.label.replaceAll(/./g, nothing))).join('')}
                </text>
              ))}
            </>
          )
        }
      ]}
    >
      <ChartLegend entries={bands.map(({ name, label }, band) => ({ name, label, tone: tones[band] ?? 'ground' }))} />
    </ChartFrame>
  )
}

/** A space that is never drawn together with the next: it has a place as a letter has. */
const nothing = '\u00a0'

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

/** How far each digit of a figure is from its middle. */
const shifts = (figure: string): string =>
  Array.from(figure, (_, index) => (index - (figure.length - 1) / 2) * digitPx).join(' ')

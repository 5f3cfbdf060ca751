import { type ComponentProps, type ReactNode, useId } from 'react'
import { DataTable } from '../data-table/data-table.tsx'

/** The words of every chart beside its figures, in the language of the page. */
export type ChartProps = {
  title: string
  /** The drawing in a sentence or two, for someone who does not see it. */
  description: string
  /** Opens the table: "As a table". */
  tableLabel?: string
  /** Left out where the legend names every figure. */
  table?: Pick<ComponentProps<typeof DataTable>, 'caption' | 'columns' | 'rows'>
  /** Whether the title is shown above the drawing, where no heading says it already. */
  titled?: boolean
  /** The id of a chart that is rendered in two ways, in a page and by itself. */
  id?: string
}

export type Drawing = {
  /** Without it the drawing is the same at every width. */
  shownOn?: 'narrow' | 'wide' | undefined
  /** In pixels; without it the style sheet says so. */
  height?: number
  /** Where the drawing has no words and is scaled as a whole. */
  viewBox?: string
  content: ReactNode
}

type Props = ChartProps & {
  /** The name of the chart's class: `chart--split-bar`. */
  kind: string
  drawings: readonly Drawing[]
  /** Whether parts of the drawing are reached by keyboard, each with its own name. */
  interactive?: boolean
  /** Above the drawing: a switch. */
  before?: ReactNode
  /** Beside or below the drawing: a legend. */
  children?: ReactNode
}

/** The one frame of all charts: a figure with its title, the drawing with a name and a description, and the same facts as words: a legend with figures, or a table. */
export function ChartFrame({ kind, drawings, interactive = false, before, children, ...props }: Props) {
  const { title, description, tableLabel, table, titled = false } = props
  const own = useId()
  const id = props.id ?? `chart${own}`
  return (
    <figure className={`chart chart--${kind}`}>
      {titled && <figcaption className="chart__title">{title}</figcaption>}
      {before}
      <div className="chart__body">
        {drawings.map(({ shownOn, height, viewBox, content }, index) => (
          <div key={shownOn ?? 'all'} className={`chart__plot${shownOn ? ` chart__plot--${shownOn}` : ''}`}>
            <svg
              className="chart__drawing"
              role={interactive ? 'group' : 'img'}
              aria-labelledby={`${id}t`}
              aria-describedby={`${id}d`}
              height={height}
              viewBox={viewBox}
            >
              {index === 0 && (
                <>
                  <title id={`${id}t`}>{title}</title>
                  <desc id={`${id}d`}>{description}</desc>
                </>
              )}
              {content}
            </svg>
          </div>
        ))}
        {children}
      </div>
      {table && (
        <details className="chart__table smooth-details text-plain">
          <summary className="muted text-small">{tableLabel}</summary>
          <DataTable {...table} />
        </details>
      )}
    </figure>
  )
}

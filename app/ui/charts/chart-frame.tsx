import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { DataTable } from '../data-table/data-table.tsx'

/** What all charts of a page say: what opens a table, and that each line of a logarithmic scale is ten times the one before. */
export const ChartWords = createContext({ asTable: '', tenfold: '' })

/** The words of one chart beside its figures, in the language of the page. */
export type ChartProps = {
  title: string
  /** The drawing in a sentence or two, for someone who does not see it. */
  description: string
  /** Left out where the legend names every figure. Its caption is the title of the chart unless it says another. */
  table?: Pick<ComponentProps<typeof DataTable>, 'columns' | 'rows'> & { caption?: string }
  /** Whether the title is shown above the drawing, where no heading says it already. */
  titled?: boolean
  /** The id of a chart that is rendered in two ways, in a page and by itself. */
  id?: string
}

type Drawing = {
  /** In pixels; without it the style sheet says so. */
  height?: number | undefined
  children: ReactNode
}

type Props = ChartProps &
  Drawing & {
    /** The name of the chart's class: `chart--split-bar`. */
    kind: string
    /** Where the drawing has no words and is scaled as a whole. */
    viewBox?: string
    /** The drawing of narrow places, where it is another, or null where there is none; without it one drawing is for all. */
    narrow?: Drawing | null | undefined
    /** Whether parts of the drawing are reached by keyboard, each with its own name. */
    interactive?: boolean
    /** Above the drawing: a switch. */
    before?: ReactNode
    /** Beside or below the drawing: a legend. */
    after?: ReactNode
  }

/** The one frame of all charts: a figure with its title, the drawing with a name and a description, and the same facts as words: a legend with figures, or a table. */
export function ChartFrame({ kind, height, viewBox, narrow, interactive, before, after, children, ...props }: Props) {
  const { title, description, table, titled } = props
  const { asTable } = use(ChartWords)
  const own = useId()
  const id = props.id ?? `chart${own}`
  const plot = (drawing: Drawing, shownOn: 'all' | 'wide' | 'narrow') => (
    <div className={`chart__plot${shownOn === 'all' ? '' : ` chart__plot--${shownOn}`}`}>
      <svg
        className="chart__drawing"
        role={interactive ? 'group' : 'img'}
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
        height={drawing.height}
        viewBox={viewBox}
      >
        {shownOn !== 'narrow' && (
          <>
            <title id={`${id}t`}>{title}</title>
            <desc id={`${id}d`}>{description}</desc>
          </>
        )}
        {drawing.children}
      </svg>
    </div>
  )
  return (
    <figure className={`chart chart--${kind}`}>
      {titled && <figcaption className="chart__title">{title}</figcaption>}
      {before}
      <div className="chart__body">
        {plot({ height, children }, narrow === undefined ? 'all' : 'wide')}
        {narrow && plot(narrow, 'narrow')}
        {after}
      </div>
      {table && (
        <details className="chart__table smooth-details text-plain">
          <summary className="muted text-small">{asTable}</summary>
          <DataTable caption={title} {...table} />
        </details>
      )}
    </figure>
  )
}

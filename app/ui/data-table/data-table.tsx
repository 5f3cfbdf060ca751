type Column = { name: string; kind?: 'text' | 'figure' }

/** A column whose cells are set in the display face and to the right. */
export const figure = (name: string): Column => ({ name, kind: 'figure' })

type Props = {
  /** The caption, in a line above the table. */
  caption: string
  /** The first column heads each row. */
  columns: readonly (string | Column)[]
  /** Safe markup, a row each, a cell a column. */
  rows: readonly (readonly string[])[]
  /** Whether a cell is a word or two: on narrow screens the head of a row has a line of its own, above three columns. */
  short?: boolean
}

/**
 * A table of facts. On narrow screens each row becomes a card whose cells say the name of their column, unless there is one alone; a table of a few figures fits, and stays one.
 */
export function DataTable({ caption, columns: written, rows, short = false }: Props) {
  const columns = written.map(column => (typeof column === 'string' ? { name: column } : column))
  const isSlim = staysTable(columns)
  const classOf = ({ kind }: Column) => (kind === 'figure' ? 'data-table__figure' : undefined)
  return (
    <table className={`data-table ${isSlim ? 'data-table--slim' : short ? 'headed-table' : 'stacked-table'}`}>
      <caption className="muted text-small">{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(cells => (
          <tr key={cells.join()}>
            {columns.map((column, index) => {
              const isHead = index === 0
              const Cell = isHead ? 'th' : 'td'
              return (
                <Cell
                  key={column.name}
                  scope={isHead ? 'row' : undefined}
                  data-column={isHead || isSlim ? undefined : column.name}
                  className={classOf(column)}
                  dangerouslySetInnerHTML={{ __html: inOne(cells[index] ?? '', isHead || isSlim) }}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A stacked cell is a grid of its column's name and one more thing: markup is wrapped, plain words are one by themselves. */
const inOne = (html: string, isOne: boolean): string => (isOne || !html.includes('<') ? html : `<span>${html}</span>`)

/** Whether a table fits the narrowest screen: a name and one, two or three figures. */
const staysTable = ([, ...rest]: readonly Column[]): boolean =>
  rest.length <= 3 && rest.every(({ kind }) => kind === 'figure')

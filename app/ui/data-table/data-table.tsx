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
  /** Whether it stays a table on narrow screens, though it has more figures: closely set. */
  dense?: boolean
}

/**
 * A table of facts. On narrow screens each row becomes a card whose cells say the name of their column; a table of a few figures fits, and stays one.
 */
export function DataTable({ caption, columns: written, rows, dense = false }: Props) {
  const columns = written.map(column => (typeof column === 'string' ? { name: column } : column))
  return (
    <table
      className={`data-table ${dense || staysTable(columns) ? 'data-table--slim' : 'stacked-table'}${dense ? ' data-table--dense' : ''}`}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, kind = 'text' }) => (
            <th key={name} scope="col" className={`data-table__${kind}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(cells => (
          <tr key={cells.join()}>
            {columns.map(({ name, kind = 'text' }, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={name}
                  scope={index === 0 ? 'row' : undefined}
                  data-column={name}
                  className={`data-table__${kind}`}
                >
                  <span dangerouslySetInnerHTML={{ __html: cells[index] ?? '' }} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a table fits the narrowest screen: a name and one, two or three figures. */
const staysTable = ([, ...rest]: readonly Column[]): boolean =>
  rest.length <= 3 && rest.every(({ kind }) => kind === 'figure')

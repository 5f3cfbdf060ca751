/** Folds a table of rows x columns: equal rows become one, and within them equal columns; `*` is all of them. */
export function foldCells<Row extends string, Column extends string>(
  rows: readonly Row[],
  columns: readonly Column[],
  valueAt: (row: Row, column: Column) => string
) {
  const equal = Map.groupBy(rows, row => JSON.stringify(columns.map(column => valueAt(row, column))))
  return [...equal.values()].flatMap(equalRows =>
    [...Map.groupBy(columns, column => valueAt(equalRows[0] as Row, column))].map(([value, equalColumns]) => ({
      rows: nameOf(equalRows, rows),
      columns: nameOf(equalColumns, columns),
      value
    }))
  )
}

const nameOf = (some: readonly string[], all: readonly string[]) => (some.length === all.length ? '*' : some.join(', '))

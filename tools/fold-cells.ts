/** Cells with the same value: their rows and columns, `*` for all of them. */
export type Fold = { rows: string; columns: string; value: string }

/** Folds a table of rows x columns: equal rows become one, and within them equal columns. */
export function foldCells<Row extends string, Column extends string>(
  rows: readonly Row[],
  columns: readonly Column[],
  valueAt: (row: Row, column: Column) => string
): Fold[] {
  const groups = groupBy(rows, row => JSON.stringify(columns.map(column => valueAt(row, column))))
  return groups.flatMap(equalRows => {
    const [row] = equalRows
    return groupBy(columns, column => valueAt(row, column)).map(equalColumns => ({
      rows: nameOf(equalRows, rows),
      columns: nameOf(equalColumns, columns),
      value: valueAt(row, equalColumns[0])
    }))
  })
}

const nameOf = (some: readonly string[], all: readonly string[]) => (some.length === all.length ? '*' : some.join(', '))

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}

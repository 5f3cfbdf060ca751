import { expect, it } from 'vitest'
import { foldCells } from './fold-cells.ts'

const rows = ['home', 'download', 'other'] as const
const columns = ['windows', 'macos', 'ios'] as const
const fold = (valueAt: (row: string, column: string) => string) =>
  foldCells(rows, columns, valueAt).map(
    ({ rows: pages, columns: devices, value }) => `${pages} | ${devices} | ${value}`
  )

it.each<[rule: string, valueAt: (row: string, column: string) => string, lines: string[]]>([
  ['all the same: one line', () => 'a', ['* | * | a']],
  [
    'equal columns are one',
    (_, column) => (column === 'ios' ? 'page' : 'installer'),
    ['* | windows, macos | installer', '* | ios | page']
  ],
  [
    'equal rows are one',
    row => (row === 'other' ? 'none' : 'warning'),
    ['home, download | * | warning', 'other | * | none']
  ],
  [
    'rows that differ in one column stand apart',
    (row, column) => (row === 'other' && column === 'ios' ? 'b' : 'a'),
    ['home, download | * | a', 'other | windows, macos | a', 'other | ios | b']
  ]
])('%s', (_rule, valueAt, lines) => {
  expect(fold(valueAt)).toEqual(lines)
})

it('loses no cell and invents none', () => {
  const valueAt = (row: string, column: string) => String((row.length * column.length) % 3)
  const told = foldCells(rows, columns, valueAt).flatMap(({ rows: pages, columns: devices, value }) =>
    (pages === '*' ? [...rows] : pages.split(', ')).flatMap(row =>
      (devices === '*' ? [...columns] : devices.split(', ')).map(column => `${row} ${column} ${value}`)
    )
  )
  const all = rows.flatMap(row => columns.map(column => `${row} ${column} ${valueAt(row, column)}`))
  expect(told.toSorted()).toEqual(all.toSorted())
})

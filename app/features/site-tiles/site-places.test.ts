import { expect, it } from 'vitest'
import { mapSize, type SitePlace, sitePlaces } from './site-places.data.ts'

const tiles = Object.values(sitePlaces).flatMap(({ column, row, width = 1 }: SitePlace) =>
  Array.from({ length: width }, (_, index) => ({ column: column + index, row }))
)

it('every tile of the map is within it, and no two are at one place', () => {
  for (const { column, row } of tiles) {
    expect(column).toBeLessThan(mapSize.columns)
    expect(row).toBeLessThan(mapSize.rows)
  }
  expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length)
})

import { expect, it } from 'vitest'
import { rimPlaces } from './rim-places.ts'
import { shapes } from './table-shape.ts'

const wide = { x: 0, y: 0, width: 300, height: 100 }

it.each<[rule: string, seats: number, expected: [x: number, y: number][]]>([
  [
    'two face each other, the first at the bottom',
    2,
    [
      [150, 100],
      [150, 0]
    ]
  ],
  [
    'four go round clockwise from the bottom',
    4,
    [
      [150, 100],
      [0, 50],
      [150, 0],
      [300, 50]
    ]
  ]
])('%s', (_rule, seats, expected) => {
  expect(rimPlaces(seats, wide).map(({ x, y }) => [x, y])).toEqual(expected)
})

it.each([2, 3, 4, 5, 6, 7, 8, 9])(
  '%d seats do not touch and are inside the drawing, on a wide table and a tall one',
  seats => {
    for (const { width, height, rim, plate } of Object.values(shapes)) {
      const places = rimPlaces(seats, rim)
      for (const [index, { x, y }] of places.entries()) {
        expect(x - plate.width / 2).toBeGreaterThanOrEqual(0)
        expect(x + plate.width / 2).toBeLessThanOrEqual(width)
        expect(y + plate.below + plate.height).toBeLessThanOrEqual(height)
        for (const other of places.slice(index + 1)) {
          const apart = Math.abs(x - other.x) >= plate.width || Math.abs(y - other.y) >= plate.below + plate.height
          expect(apart, `seats at ${x},${y} and ${other.x},${other.y}`).toBe(true)
        }
      }
    }
  }
)

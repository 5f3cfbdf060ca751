import { expect, it } from 'vitest'
import { partsOfDay } from './day-bar.ts'

it.each<[from: string, until: string, ...parts: [number, number][]]>([
  ['05:00', '06:00', [5, 6]],
  ['18:30', '23:00', [18.5, 23]],
  ['22:00', '02:00', [0, 2], [22, 24]],
  ['00:00', '00:00', [0, 24]]
])('visual 5 the drawn day of a promotion: from %s to %s', (from, until, ...parts) =>
  expect(partsOfDay(from, until)).toEqual(parts)
)

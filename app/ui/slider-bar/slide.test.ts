import { expect, it } from 'vitest'
import { canSlide, linkByKey, slideBy } from './slide.ts'

it.each([
  ['all is shown', { scrolled: 0, shown: 300, whole: 300 }, { back: false, on: false }],
  ['at the start', { scrolled: 0, shown: 300, whole: 900 }, { back: false, on: true }],
  ['in between', { scrolled: 100, shown: 300, whole: 900 }, { back: true, on: true }],
  ['at the end', { scrolled: 600, shown: 300, whole: 900 }, { back: true, on: false }],
  ['at the end, by half a pixel', { scrolled: 599.5, shown: 300, whole: 900 }, { back: true, on: false }]
])('a bar can slide: %s', (_rule, measures, ways) => {
  expect(canSlide(measures)).toEqual(ways)
})

it.each([
  ['on', 225],
  ['back', -225]
] as const)('S2-20 an arrow slides most of what is shown: %s', (direction, by) => {
  expect(slideBy(direction, { shown: 300 })).toBe(by)
})

it.each<[key: string, from: number, to: number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowRight', 3, null],
  ['ArrowLeft', 0, null],
  ['End', 3, null],
  ['Tab', 1, null],
  ['a', 1, null]
])('%s from link %i of four', (key, from, to) => {
  expect(linkByKey(key, from, 4)).toBe(to)
})

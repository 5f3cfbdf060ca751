import { expect, it } from 'vitest'
import { mayResize, placing } from './placing.ts'

it.each<[rule: string, top: number, bottom: number, anchors: boolean, may: boolean]>([
  ['"closes only when out of view": below it', 900, 1100, false, true],
  ['just below it', 800, 1000, false, true],
  ['in view', 300, 500, true, false],
  ['partly in view', 790, 1000, true, false],
  ['above it, where the browser keeps the view', -300, 0, true, true],
  ['above it, where it does not', -300, -100, false, false]
])('%s', (_rule, top, bottom, anchors, may) => {
  expect(mayResize({ top, bottom, windowHeight: 800, anchors })).toBe(may)
})

it.each<[rule: string, higherPx: number, decision: ReturnType<typeof placing>]>([
  ['"without moving the page": the same height', 0, 'place'],
  ['the rounding of a browser', 0.4, 'place'],
  ['lower: "reserved"', -40, 'place and keep the height'],
  ['higher: it would push what follows', 40, 'wait']
])('%s', (_rule, higherPx, decision) => {
  expect(placing(higherPx)).toBe(decision)
})

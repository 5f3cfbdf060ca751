import { expect, it } from 'vitest'
import type { SwipeDirection } from './modal.ts'
import { closesBySwipe, swipeDirection, swipeTravel } from './swipe-to-close.client.ts'

it.each<[rule: string, dx: number, dy: number, direction: SwipeDirection | null]>([
  ['none before the threshold', 0, 10, null],
  ['none before the threshold', -10, 10, null],
  ['down', 0, 11, 'down'],
  ['up', 3, -11, 'up'],
  ['right', 40, 39, 'right'],
  ['left', -40, 39, 'left'],
  ['a diagonal is one of up and down', 40, 40, 'down']
])('direction: %s (%d, %d)', (_rule, dx, dy, direction) => {
  expect(swipeDirection({ dx, dy }, 10)).toBe(direction)
})

it.each<[direction: SwipeDirection, travel: number]>([
  ['up', -7],
  ['right', 3],
  ['down', 7],
  ['left', -3]
])('travel %s', (direction, travel) => {
  expect(swipeTravel(direction, { dx: 3, dy: 7 })).toBe(travel)
})

const slow = 301
type Swipe = [dx: number, dy: number, tookMs: number]

it.each<[rule: string, swipeToClose: 'none' | SwipeDirection, swipe: Swipe, closes: boolean]>([
  ['moved over 10% of the size', 'down', [0, 41, slow], true],
  ['exactly 10% is not over it', 'down', [0, 40, slow], false],
  ['or within 300 ms', 'down', [0, 11, 300], true],
  ['not after 300 ms', 'down', [0, 11, slow], false],
  ['in the right direction', 'down', [0, -300, 100], false],
  ['in the right direction', 'down', [300, 20, 100], false],
  ['up', 'up', [0, -41, slow], true],
  ['right', 'right', [41, 0, slow], true],
  ['left', 'left', [-41, 0, slow], true],
  ['none', 'none', [0, 400, 50], false],
  ['threshold: a tap that trembles is no swipe', 'down', [0, 10, 50], false]
])('S5-19 "Modal swipe-to-close triggers if": %s (%s)', (_rule, swipeToClose, [dx, dy, tookMs], closes) => {
  expect(closesBySwipe({ swipeToClose, threshold: 10, size: 400, dx, dy, tookMs })).toBe(closes)
})

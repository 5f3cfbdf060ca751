import { expect, it } from 'vitest'
import { linear } from './scales.ts'
import { linePx, timelineAcross, timelineDown } from './timeline-places.ts'

const place = linear(0, 100)
const crowded = Array.from({ length: 12 }, (_, index) => ({
  at: 40 + index,
  name: `Rekisteröitymismahdollisuus ${index}`,
  label: 'о двадцять третій'
}))

it('across: spans that overlap are in lanes of their own, those that follow share one', () => {
  const top = (spans: { from: number; to: number }[]) =>
    timelineAcross(
      spans.map(span => ({ ...span, name: 'A' })),
      [],
      place
    ).spans.map(span => span.top)
  const [first, second] = top([
    { from: 0, to: 50 },
    { from: 30, to: 90 }
  ])
  expect(first).not.toBe(second)
  const [before, after] = top([
    { from: 0, to: 40 },
    { from: 60, to: 90 }
  ])
  expect(before).toBe(after)
})

it.each([
  [
    'a name with its label that reaches into the next span',
    { from: 0, to: 10, name: 'Conditions', label: '12 octobre 2023' },
    { from: 35, to: 90, name: 'Jeu' }
  ],
  [
    'words that end with their span and reach back over the one before',
    { from: 80, to: 97, name: 'Conditions', label: '12 octobre 2023' },
    { from: 99, to: 100, name: 'Jeu' }
  ]
])('across: %s is in a lane of its own', (_which, ...spans) => {
  const [first, second] = timelineAcross(spans, [], place).spans
  expect(first?.top).not.toBe(second?.top)
})

it('across: the drawing is as high as the words of its moments need', () => {
  const { height, moments } = timelineAcross([], crowded, place)
  for (const { top, names, labels } of moments)
    expect(top + (names.length + labels.length) * linePx).toBeLessThan(height)
})

it('downwards: no words are over others, and all are within', () => {
  const { entries, height } = timelineDown([{ from: 10, to: 60, name: 'Registration' }], crowded, place)
  const sorted = entries.toSorted((one, other) => one.top - other.top)
  sorted.forEach(({ top, height: own }, index) => {
    expect(top + own).toBeLessThanOrEqual(sorted[index + 1]?.top ?? height)
  })
})

it('nothing is an axis alone', () => {
  expect(timelineAcross([], [], place).moments).toEqual([])
  expect(timelineDown([], [], place).entries).toEqual([])
})

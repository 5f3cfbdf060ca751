import { describe, expect, it } from 'vitest'
import { placeClock } from './blind-clock-places.ts'
import { dotRows } from './dot-rows.ts'
import { barsOf, groundLines, labelAbove } from './payout-places.ts'
import { stairs } from './stairs.ts'
import { withTones } from './tones.ts'

describe('stairs', () => {
  it.each<[name: string, days: number, total: number, step: number, count: number]>([
    ['of ten dollars', 90, 600, 10, 60],
    ['of one step', 90, 600, 600, 1],
    ['of a step beyond the whole', 90, 600, 1000, 1],
    ['of more steps than can be told apart', 90, 6000, 10, 60]
  ])('%s', (_name, days, total, step, count) => {
    const drawn = stairs(days, total, step)
    expect([drawn.length - 1, drawn[0], drawn.at(-1)]).toEqual([
      count,
      { day: 0, value: 0 },
      { day: days, value: total }
    ])
  })

  it.each([
    [0, 600, 10],
    [90, 0, 10],
    [90, 600, 0]
  ])('there are none over %d days, to %d, by %d', (days, total, step) => {
    expect(stairs(days, total, step)).toEqual([{ day: 0, value: 0 }])
  })
})

describe('withTones', () => {
  it.each<[name: string, parts: { highlight?: boolean }[], tones: string[]]>([
    ['none', [], []],
    ['the highlighted part is copper', [{}, { highlight: true }], ['ivory', 'copper']],
    ['only the first that is highlighted', [{ highlight: true }, { highlight: true }], ['copper', 'ivory']],
    ['neighbours differ', Array.from({ length: 6 }, () => ({})), ['ivory', 'half', 'felt', 'quiet', 'faint', 'ivory']]
  ])('%s', (_name, parts, tones) => {
    expect(withTones(parts).map(({ tone }) => tone)).toEqual(tones)
  })
})

describe('dotRows', () => {
  it.each<[name: string, before: number, count: number, path: string]>([
    ['no dots', 10, 0, ''],
    ['one dot', 0, 1, 'M0.5 0.5h0.01'],
    ['the last of a row', 39, 1, 'M39.5 0.5h0.01'],
    ['a row', 0, 40, 'M0.5 0.5h39.01'],
    ['over the end of a row', 38, 4, 'M38.5 0.5h1.01M0.5 1.5h1.01']
  ])('%s', (_name, before, count, path) => {
    expect(dotRows(before, count)).toBe(path)
  })
})

describe('payouts', () => {
  const bars = (values: readonly number[], scale: 'linear' | 'logarithmic') =>
    barsOf(
      values.map(value => ({ value })),
      scale
    )

  it('the first is as high as the drawing, and what is nothing has no bar', () => {
    expect(bars([100, 50, 0], 'linear').map(({ height }) => height)).toEqual([1, 0.5, 0])
  })

  it('on the logarithmic scale the least is seen', () => {
    expect(bars([100_000, 1], 'logarithmic').at(-1)?.height).toBeGreaterThan(0.1)
  })

  it.each<[name: string, values: number[]]>([
    ['one', [5]],
    ['many', Array.from({ length: 90 }, (_, index) => 90 - index)]
  ])('%s stays within the drawing', (_name, values) => {
    for (const { x, width } of bars(values, 'linear')) expect(x + width).toBeLessThanOrEqual(1)
  })

  it.each<[scale: 'linear' | 'logarithmic', lines: number[]]>([
    ['linear', [0.25, 0.5, 0.75, 1]],
    ['logarithmic', [0.5, 1]]
  ])('lines of the ground, %s: quarters, or each ten times the one below', (scale, lines) => {
    expect(groundLines([1000, 20], scale).map(height => Math.round(height * 100) / 100)).toEqual(lines)
  })

  it('there are no bars of no prizes', () => {
    expect(bars([], 'logarithmic')).toEqual([])
  })

  it.each<[name: string, index: number, width: number, place: object]>([
    ['begins at its bar', 1, 0.3, { x: 0.2, height: 0.5, anchor: undefined }],
    ['ends at its bar where there is no room, above those that it covers', 4, 0.5, { height: 0.4, anchor: 'end' }]
  ])('a label %s', (_name, index, width, place) => {
    const drawn = bars([10, 5, 4, 3, 2], 'linear')
    const bar = drawn[index]
    expect(bar && labelAbove(drawn, bar, width)).toMatchObject(place)
  })
})

describe('placeClock', () => {
  const levels = [
    { minutes: 15, bigBlind: 100, label: '1' },
    { minutes: 5, label: 'Break' },
    { minutes: 20, bigBlind: 1000, label: '2' }
  ]

  it('each is as wide as it is long', () => {
    expect(placeClock(levels, 20_000, []).steps.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.375],
      [0.375, 0.5],
      [0.5, 1]
    ])
  })

  it('blinds rise, the stack falls, and a break has the heights of the level before it', () => {
    const [first, pause, last] = placeClock(levels, 20_000, []).steps
    expect([pause?.height, pause?.stackY]).toEqual([first?.height, first?.stackY])
    expect(last?.height).toBeGreaterThan(first?.height ?? 1)
    expect(last?.stackY).toBeGreaterThan(first?.stackY ?? 1)
  })

  it('the line of the stack and its ends, and the ticks that have room', () => {
    const ticks = [0, 20, 40].map(value => ({ value, label: `${value}:00` }))
    const clock = placeClock(levels, 20_000, ticks)
    expect(clock.stackPath).toMatch(/^M0 [\d.]+H37.5V[\d.]+H50V[\d.]+H100$/)
    expect(clock.stackEnds).toEqual({ first: clock.steps[0]?.stackY, last: clock.steps[2]?.stackY })
    expect(clock.ticks.map(({ value }) => clock.place(value))).toEqual([0, 0.5, 1])
    expect(placeClock([], 20_000, []).stackEnds).toBeUndefined()
  })

  it.each([[[]], [[{ minutes: 0, bigBlind: 100, label: '1' }]]])('%j is no fault', periods => {
    expect(placeClock(periods, 20_000, []).steps.map(({ from, to }) => [from, to])).toEqual(periods.map(() => [0, 0]))
  })
})

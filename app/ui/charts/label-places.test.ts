import { describe, expect, it } from 'vitest'
import { placeInLanes, spreadDown, ticksThatFit } from './label-places.ts'

describe('placeInLanes', () => {
  it.each<[name: string, labels: { at: number; width: number }[], lanes: string[]]>([
    ['nothing', [], []],
    ['one label', [{ at: 0.5, width: 100 }], ['0 start']],
    ['one at the end', [{ at: 1, width: 100 }], ['0 end']],
    ['one that is wider than its place', [{ at: 0.5, width: 400 }], ['0 middle']],
    [
      'two far apart',
      [
        { at: 0, width: 100 },
        { at: 0.5, width: 100 }
      ],
      ['0 start', '0 start']
    ],
    [
      'the first goes below the one whose line it would cross',
      [
        { at: 0, width: 200 },
        { at: 0.2, width: 100 }
      ],
      ['1 start', '0 start']
    ],
    [
      'the last goes below the one that it reaches back over',
      [
        { at: 0.7, width: 100 },
        { at: 1, width: 200 }
      ],
      ['0 start', '1 end']
    ],
    [
      'all at one place',
      [
        { at: 0.1, width: 90 },
        { at: 0.1, width: 90 },
        { at: 0.1, width: 90 }
      ],
      ['0 start', '1 start', '2 start']
    ]
  ])('%s', (_name, labels, lanes) => {
    expect(placeInLanes(labels, 480).map(({ lane, anchor }) => `${lane} ${anchor}`)).toEqual(lanes)
  })

  it('no label is over another of its lane', () => {
    const labels = Array.from({ length: 14 }, (_, index) => ({
      at: ((index * 37) % 100) / 100,
      width: 60 + ((index * 53) % 140)
    }))
    const boxes = placeInLanes(labels, 480).map(({ at, width, lane, anchor }) => {
      const from = at * 480 - { start: 0, middle: width / 2, end: width }[anchor]
      return { lane, from, to: from + width }
    })
    const over = boxes.filter((one, index) =>
      boxes.some(
        (other, place) => place !== index && other.lane === one.lane && other.from < one.to && one.from < other.to
      )
    )
    expect(over).toEqual([])
  })
})

describe('spreadDown', () => {
  it.each<[name: string, labels: { at: number; height: number }[], tops: number[]]>([
    ['nothing', [], []],
    ['one in the middle of its place', [{ at: 100, height: 20 }], [90]],
    ['one at the top stays within', [{ at: 0, height: 20 }], [0]],
    ['one at the end stays within', [{ at: 200, height: 20 }], [180]],
    [
      'two at one place',
      [
        { at: 100, height: 20 },
        { at: 100, height: 20 }
      ],
      [90, 118]
    ],
    [
      'two at the end move up',
      [
        { at: 200, height: 20 },
        { at: 200, height: 20 }
      ],
      [152, 180]
    ],
    [
      'any order',
      [
        { at: 150, height: 20 },
        { at: 50, height: 20 }
      ],
      [140, 40]
    ],
    [
      'more than there is room for',
      [
        { at: 0, height: 150 },
        { at: 0, height: 150 }
      ],
      [0, 158]
    ]
  ])('%s', (_name, labels, tops) => {
    expect(spreadDown(labels, 200, 8).map(({ top }) => top)).toEqual(tops)
  })
})

it.each<[which: string, widths: number[], totalPx: number, written: number[]]>([
  ['all that have room', [30, 30, 30, 30], 280, [0, 1, 2, 3]],
  ['every second of twelve hours on a phone', Array.from({ length: 12 }, () => 34), 280, [0, 2, 4, 6, 8, 10]],
  ['the first where there is room for one', [90, 90], 100, [0]],
  ['none of none', [], 280, []]
])('ticks: %s', (_which, widths, totalPx, written) => {
  expect(ticksThatFit(widths, totalPx)).toEqual(written)
})

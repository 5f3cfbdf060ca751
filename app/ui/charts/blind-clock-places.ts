import type { Tick } from './chart-data.ts'
import { ticksThatFit } from './label-places.ts'
import { hundredths, linear, logarithmic } from './scales.ts'
import { linesOf, narrowPx, textWidth, widePx } from './text-width.ts'

export type Level = {
  minutes: number
  bigBlind: number
  /** All that is read of the level, in a line: level, blinds, stack. */
  label: string
  /** Whether one may still enter. */
  open?: boolean
}
export type Break = { minutes: number; label: string; bigBlind?: undefined }
export type Period = Level | Break

/** A level or a break as it is drawn, in shares of the width and the height. A break has the heights of the level before it. */
export type ClockStep = ReturnType<typeof placeSteps>[number]

const readoutPx = 15
const tickPx = 13

/** A tournament in time: its levels and breaks, the starting stack in big blinds, and the ticks that have room. Blinds and stack are both on logarithmic scales. */
export function placeClock(periods: readonly Period[], chips: number, minuteTicks: readonly Tick[]) {
  const place = linear(
    0,
    periods.reduce((sum, { minutes }) => sum + minutes, 0)
  )
  const steps = placeSteps(periods, chips, place)
  const first = steps.find(isLevel)
  const last = steps.findLast(isLevel)
  const written = ticksThatFit(
    minuteTicks.map(({ label }) => textWidth(label, tickPx)),
    narrowPx
  )
  return {
    steps,
    /** Where a minute is, as a share of the width. */
    place,
    /** The stack's line on a square of a hundred. */
    stackPath: steps.map(({ from, to, stackY }, index) => pathPart(from, to, stackY, index === 0)).join(''),
    /** Where the stack is at the first and at the last level. */
    stackEnds: first && last && { first: first.stackY, last: last.stackY },
    ticks: written.flatMap(index => minuteTicks[index] ?? [])
  }
}

const isLevel = ({ period }: ClockStep): boolean => period.bigBlind !== undefined

function placeSteps(periods: readonly Period[], chips: number, place: (minutes: number) => number) {
  const blinds = periods.flatMap(({ bigBlind }) => bigBlind ?? [])
  const blindScale = logarithmic(blinds)
  const stackScale = logarithmic(blinds.map(blind => chips / blind))
  // The least step is still seen, the highest leaves air above; the stack's line keeps off the edges.
  const heightsOf = (blindShare: number, stackShare: number) => ({
    /** How high its blinds are, from the foot. */
    height: 0.06 + blindShare * 0.86,
    /** Where the line of the starting stack is, from the top. */
    stackY: 0.92 - stackShare * 0.84
  })
  let minutes = 0
  let heights = heightsOf(0, 1)
  return periods.map(period => {
    const from = place(minutes)
    minutes += period.minutes
    if (period.bigBlind !== undefined)
      heights = heightsOf(blindScale.place(period.bigBlind), stackScale.place(chips / period.bigBlind))
    return { period, from, to: place(minutes), ...heights, readouts: readoutsOf(period.label) }
  })
}

/** A label in lines: one form for every width, or one for narrow and one for wide drawings. */
function readoutsOf(label: string) {
  const narrow = linesOf(label, narrowPx, readoutPx)
  const wide = linesOf(label, widePx, readoutPx)
  if (narrow.length === wide.length) return [{ lines: narrow, shownOn: '' }]
  return [
    { lines: narrow, shownOn: 'chart__narrow-only' },
    { lines: wide, shownOn: 'chart__wide-only' }
  ]
}

const pathPart = (from: number, to: number, y: number, isFirst: boolean): string =>
  `${isFirst ? `M${hundredths(from)} ${hundredths(y)}` : `V${hundredths(y)}`}H${hundredths(to)}`

import { logarithmic } from './scales.ts'

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

/** Where a period is, as shares: from when to when, how high its blinds are, and how high the starting stack then is in big blinds. A break has the heights of the level before it. */
export type PlacedPeriod = { from: number; to: number; blinds: number; stack: number; period: Period }

/** Places the levels and breaks of a tournament in the time that they take together. Blinds and stack are both on logarithmic scales. */
export function placeLevels(periods: readonly Period[], chips: number): PlacedPeriod[] {
  const total = periods.reduce((sum, { minutes }) => sum + minutes, 0)
  const blinds = periods.flatMap(({ bigBlind }) => bigBlind ?? [])
  const blindScale = logarithmic(blinds)
  const stackScale = logarithmic(blinds.map(blind => chips / blind))
  let minutes = 0
  let last = { blinds: 0, stack: 1 }
  return periods.map(period => {
    const from = total > 0 ? minutes / total : 0
    minutes += period.minutes
    if (period.bigBlind !== undefined)
      last = { blinds: blindScale.place(period.bigBlind), stack: stackScale.place(chips / period.bigBlind) }
    return { from, to: total > 0 ? minutes / total : 0, ...last, period }
  })
}

import type { Loyalty } from './loyalty-month.ts'

/** `part`: the part of the bonus that is released each time, for `partPoints`. */
export type Release = { readonly part: number; readonly partPoints: number }

type Rules<Welcome extends Release = Release> = {
  readonly welcome: Welcome
  readonly loyalty: Pick<Loyalty, 'pointsPerUnit'>
  readonly matchPercent: number
  readonly matchMaximum: number
  readonly days: number
}

type Example = Release & { readonly example: { readonly deposit: number; readonly points: number } }

/** The worked example of a matched deposit, whose player plays alike on all days: the amount released on each day, and the amount lost at the end. */
export function releasedBonus({ welcome, loyalty, matchPercent, matchMaximum, days }: Rules<Example>) {
  const { deposit, points } = welcome.example
  const bonus = Math.min((deposit * matchPercent) / 100, matchMaximum)
  const partsInAll = Math.ceil(bonus / welcome.part)
  const parts = Math.min(Math.floor(points / welcome.partPoints), partsInAll)
  const released = Math.min(parts * welcome.part, bonus)
  return {
    deposit,
    points,
    bonus,
    parts,
    released,
    lost: bonus - released,
    feesForAll: (partsInAll * welcome.partPoints) / loyalty.pointsPerUnit,
    days,
    steps: Array.from({ length: parts }, (_, index) => ({
      day: Math.ceil(((index + 1) * welcome.partPoints * days) / points),
      value: Math.min((index + 1) * welcome.part, bonus)
    }))
  }
}

/** How much rake releases all of the bonus of a first deposit, in whole parts, and how much of it a week that is. */
export function rakeForBonus({ welcome, loyalty, matchPercent, matchMaximum, days }: Rules, deposit: number) {
  const bonus = Math.min((deposit * matchPercent) / 100, matchMaximum)
  const rake = (Math.ceil(bonus / welcome.part) * welcome.partPoints) / loyalty.pointsPerUnit
  return { bonus, rake, weekly: Math.round((rake / days) * 700) / 100 }
}

export type Rake = {
  /** Hundredths of the pot. */
  percent: number
  /** No more than this is taken of one pot, in whole units of the currency. */
  cap: number
}

/** The rake of a pot: the room's share, no more than the cap, rounded down to the cent, and nothing where no flop was dealt. */
export function rakeOf(pot: number, { percent, cap }: Rake, sawFlop = true): number {
  if (!sawFlop) return 0
  return Math.min(Math.floor(Math.round(pot * percent * 1e6) / 1e6) / 100, cap)
}

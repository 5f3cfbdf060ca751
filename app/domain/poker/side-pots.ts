export type PutIn<Seat extends string> = { seat: Seat; amount: number; folded?: boolean | undefined }

export type Pot<Seat extends string> = { amount: number; seats: Seat[] }

/** The pots of a hand in which someone was all in, the main pot first: each seat can win of every other no more than it has put in itself. */
export function sidePots<Seat extends string>(
  putIn: readonly PutIn<Seat>[]
): {
  pots: Pot<Seat>[]
  returned: { seat: Seat; amount: number } | null
} {
  const levels = [...new Set(putIn.filter(({ folded }) => !folded).map(({ amount }) => amount))].sort((a, b) => a - b)
  const pots: Pot<Seat>[] = []
  let returned: { seat: Seat; amount: number } | null = null
  let below = 0
  for (const [index, level] of levels.entries()) {
    const top = index === levels.length - 1 ? Number.POSITIVE_INFINITY : level
    const amount = putIn.reduce((sum, one) => sum + Math.max(0, Math.min(one.amount, top) - below), 0)
    const seats = putIn.filter(one => !one.folded && one.amount >= level).map(({ seat }) => seat)
    const payers = putIn.filter(one => one.amount > below)
    const [only] = seats
    if (only !== undefined && payers.length === 1) returned = { seat: only, amount }
    else pots.push({ amount, seats })
    below = level
  }
  return { pots, returned }
}

/** The places that get the same share each: thousandths of the total of the level. */
type PrizeShare = { readonly from: number; readonly to: number; readonly permille: number }

/** The total that a level pays, by currency. */
type Level = { readonly total: Readonly<Record<string, number>> }

/** `example`: how often the event happens on the day of the worked example. */
type Event = { readonly points: number; readonly example: number }

/** The prize of each place of a leaderboard at each of its levels, in one currency, from the shares of places. */
export const prizeTable = (
  { prizeShares }: { readonly prizeShares: readonly PrizeShare[] },
  { levels }: { readonly levels: readonly Level[] },
  currency: string
): { from: number; to: number; amounts: number[] }[] =>
  prizeShares.map(({ from, to, permille }) => ({
    from,
    to,
    amounts: levels.map(({ total }) => ((total[currency] ?? 0) * permille) / 1000)
  }))

/** The points of a leaderboard's worked day: each event as often as it happens there, and its points. */
export function examplePoints({ points }: { readonly points: readonly Event[] }): { earned: number[]; total: number } {
  const earned = points.map(event => event.points * event.example)
  return { earned, total: earned.reduce((sum, each) => sum + each, 0) }
}

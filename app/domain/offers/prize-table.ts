import type { Leaderboard, Promotions } from '../../../content/offers/promotions.schema.ts'

/** What each place of a leaderboard receives at each of its levels, in one currency, from the shares of places. */
export const prizeTable = (
  { prizeShares }: Pick<Promotions, 'prizeShares'>,
  { levels }: Pick<Leaderboard, 'levels'>,
  currency: string
): { from: number; to: number; amounts: number[] }[] =>
  prizeShares.map(({ from, to, permille }) => ({
    from,
    to,
    amounts: levels.map(({ total }) => ((total[currency] ?? 0) * permille) / 1000)
  }))

/** The points of a leaderboard's worked day: each event as often as it happens there, and what it comes to. */
export function examplePoints({ points }: Pick<Leaderboard, 'points'>): { earned: number[]; total: number } {
  const earned = points.map(event => event.points * event.example)
  return { earned, total: earned.reduce((sum, each) => sum + each, 0) }
}

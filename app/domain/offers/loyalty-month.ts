import type { Promotions } from '../../../content/offers/promotions.schema.ts'

type Loyalty = Promotions['loyalty']

/** What comes back of a month's fees, tier by tier: a tier holds for the fees paid from its points on. */
export function loyaltyMonth({ tiers, pointsPerUnit }: Loyalty, fees: number) {
  const starts = tiers.map(({ from }) => from / pointsPerUnit)
  const lines = tiers.flatMap((tier, index) => {
    const paid = Math.min(fees, starts[index + 1] ?? Number.POSITIVE_INFINITY) - (starts[index] ?? 0)
    return paid > 0 ? [{ tier, paid, back: (paid * tier.back) / 100 }] : []
  })
  return { lines, back: lines.reduce((sum, line) => sum + line.back, 0) }
}

export const worthOfHundred = ({ pointsPerUnit }: Loyalty, { back }: { back: number }): number => back / pointsPerUnit

/** `from`: the points from which a tier holds; `back`: the hundredths of a fee that it gives back. */
type Tier = { readonly from: number; readonly back: number }

/** `pointsPerUnit`: the points for each whole unit of fees. */
export type Loyalty<Level extends Tier = Tier> = { readonly tiers: readonly Level[]; readonly pointsPerUnit: number }

/** The cash back of a month's fees, tier by tier: a tier holds for the fees paid from its points on. */
export function loyaltyMonth<Level extends Tier>({ tiers, pointsPerUnit }: Loyalty<Level>, fees: number) {
  const starts = tiers.map(({ from }) => from / pointsPerUnit)
  const lines = tiers.flatMap((tier, index) => {
    const paid = Math.min(fees, starts[index + 1] ?? Number.POSITIVE_INFINITY) - (starts[index] ?? 0)
    return paid > 0 ? [{ tier, paid, back: (paid * tier.back) / 100 }] : []
  })
  return { lines, back: lines.reduce((sum, line) => sum + line.back, 0) }
}

export const worthOfHundred = ({ pointsPerUnit }: Pick<Loyalty, 'pointsPerUnit'>, { back }: { back: number }): number =>
  back / pointsPerUnit

import type { Promotions } from '../../../content/offers/promotions.schema.ts'

type Rules = Pick<Promotions, 'welcome' | 'loyalty'> & { matchPercent: number; matchMaximum: number }

/**
 * How a matched deposit is released, for the worked example. In: the deposit and the points earned within the period, and the offer's rules. Out: the bonus, the whole parts
 * that the points release, what is lost, and the fees that releasing all of it would take.
 */
export function releasedBonus({ welcome, loyalty, matchPercent, matchMaximum }: Rules) {
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
    feesForAll: (partsInAll * welcome.partPoints) / loyalty.pointsPerUnit
  }
}

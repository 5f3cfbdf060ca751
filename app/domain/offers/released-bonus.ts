import type { Promotions } from '../../../content/offers/promotions.schema.ts'

type Rules = Pick<Promotions, 'welcome' | 'loyalty'> & { matchPercent: number; matchMaximum: number }

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

import { findLevel } from '../poker/levels.ts'
import { rakeOf } from '../poker/rake.ts'
import { type Loyalty, loyaltyMonth } from './loyalty-month.ts'
import type { Release } from './released-bonus.ts'

/** The ways in which rake comes back. */
export const rakebackWays = ['loyalty', 'double-points', 'welcome-bonus', 'streamer-cashback'] as const
type RakebackWay = (typeof rakebackWays)[number]

type Rules = {
  /** The ways that there are, and which play counts for each. */
  readonly rakeback: readonly { readonly way: RakebackWay; readonly counts: 'off-stream' | 'on-stream' }[]
  readonly welcome: Release
  readonly loyalty: Loyalty
  readonly cashback: number
}

/** A way in which rake comes back, and the most of it that does: hundredths of the rake of play off stream, and of play on stream. */
export type RakeReturned = { way: RakebackWay; offStream: number; onStream: number }

/** The most that comes back of the rake, way by way, by what each counts. */
export const rakeReturned = ({ rakeback, welcome, loyalty, cashback }: Rules): RakeReturned[] => {
  const highest = Math.max(...loyalty.tiers.map(({ back }) => back))
  const shares = {
    loyalty: highest,
    'double-points': highest,
    'welcome-bonus': (welcome.part / (welcome.partPoints / loyalty.pointsPerUnit)) * 100,
    'streamer-cashback': cashback
  }
  return rakeback.map(({ way, counts }) => ({
    way,
    offStream: counts === 'off-stream' ? shares[way] : 0,
    onStream: counts === 'on-stream' ? shares[way] : 0
  }))
}

type Stakes = readonly [number, number]
type Session = { level: Stakes; hands: number; won: number; averagePot: number }
type PlayedLoyalty = Loyalty & { readonly byStakes: { readonly hands: number; readonly levels: readonly Stakes[] } }
type Game = { rakePercent: number; levels: readonly { forced: Stakes; rakeCap: number }[] }

/**
 * A month of so many hands at each of the stakes, played as in a session: the rake paid at the tables, the same in the currency of the account at a rate, and what loyalty
 * gives back of it there, where its tiers are.
 */
export function rakebackByStakes(loyalty: PlayedLoyalty, { rakePercent, levels }: Game, session: Session, rate = 1) {
  const { hands, levels: stakes } = loyalty.byStakes
  const bigBlinds = session.averagePot / session.level[1]
  return stakes.map(forced => {
    const { rakeCap } = findLevel(levels, forced)
    const pot = bigBlinds * forced[1]
    const cents = Math.round(rakeOf(pot, { percent: rakePercent, cap: rakeCap }) * 100)
    const rake = Math.round((cents * hands * session.won) / session.hands) / 100
    const converted = Math.round(rake * rate * 100) / 100
    const { back } = loyaltyMonth(loyalty, converted)
    return { forced, rake, converted, back, share: (back / converted) * 100 }
  })
}

import { dayMs } from '../../domain/dated/day-ms.ts'

/** The hand of an instant's day, the same for everyone, and until when it is: midnight UTC. In: the hands in their order. Throws without one. */
export function todaysHand<Hand>(hands: readonly Hand[], now: Date): { hand: Hand; until: Date } {
  const day = Math.floor(now.getTime() / dayMs)
  const hand = hands[day % hands.length]
  if (hand === undefined) throw new Error('There is no hand of the day')
  return { hand, until: new Date((day + 1) * dayMs) }
}

/** How often a hand wins, as one of four answers, the best first: each from its share of the pot on, up to the one before. In hundredths. */
export const chances = [
  { name: 'far-ahead', from: 65 },
  { name: 'ahead', from: 50 },
  { name: 'behind', from: 35 },
  { name: 'far-behind', from: 0 }
] as const

type Counted = { wins: number; ties: number; boards: number }

/** The part of the pot that comes to a hand on average, in hundredths: a split pot counts for half. */
export const equityIn = ({ wins, ties, boards }: Counted): number => ((wins + ties / 2) / boards) * 100

/** Which of the answers is right. */
export const chanceOf = (counted: Counted) =>
  chances.find(({ from }) => equityIn(counted) >= from)?.name ?? 'far-behind'

import type { Figure } from '../figures/figure.ts'

/** One in how many hands is a royal flush with both own cards, and one in how many evenings, a dot each, has such a hand. */
export function royalEvenings({ royalOdds, royalEveningHands }: Readonly<Record<string, Figure | undefined>>) {
  if (royalOdds?.kind !== 'count' || royalEveningHands?.kind !== 'count')
    throw new Error('The figures royalOdds and royalEveningHands are no numbers')
  return { odds: royalOdds.value, dots: Math.round(royalOdds.value / royalEveningHands.value) }
}

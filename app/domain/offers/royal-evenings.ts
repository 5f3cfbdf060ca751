import type { Figure } from '../figures/figure.ts'

/** Of how many hands one is a royal flush with both own cards, and of how many evenings, a dot each, one has such a hand. */
export function royalEvenings({ royalOdds, royalEveningHands }: Readonly<Record<string, Figure | undefined>>) {
  if (royalOdds?.kind !== 'count' || royalEveningHands?.kind !== 'count')
    throw new Error('The figures royalOdds and royalEveningHands are no numbers')
  return { odds: royalOdds.value, dots: Math.round(royalOdds.value / royalEveningHands.value) }
}

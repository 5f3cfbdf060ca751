import { cardName, readCards } from '../../domain/poker/card.ts'
import { usePage } from '../page/use-page.tsx'

/** Returns a function that says cards, `As Kd`, in words of the page's language. */
export function useCardWords(): (cards: string) => string {
  const { t } = usePage()
  return cards =>
    readCards(cards)
      .map(card => t('poker-cards.card', { rank: cardName(card).slice(0, -1), suit: card.suit }))
      .join(', ')
}

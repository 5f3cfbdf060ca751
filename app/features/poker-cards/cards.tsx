import { useCardWords } from '../../site/messages/use-card-words.ts'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'

/** Cards that say their names in the page's language. */
export const Cards = ({ cards, size = 'small' }: { cards: string; size?: 'small' | 'large' }) => (
  <PlayingCards cards={cards} size={size} label={useCardWords()(cards)} />
)

import { usePage } from '../../site/page/use-page.tsx'
import { cardFaces } from '../../ui/playing-cards/card-face.ts'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'

/** Cards that say their names in the page's language. */
export function CardsInWords({ cards }: { cards: string }) {
  const { t } = usePage()
  const label = cardFaces(cards)
    .map(({ rank, suit }) => t('poker-cards.card', { rank, suit }))
    .join(', ')
  return <PlayingCards cards={cards} size="large" label={label} />
}

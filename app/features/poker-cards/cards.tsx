import { usePage } from '../../site/page/use-page.tsx'
import { cardFaces } from '../../ui/playing-cards/card-face.ts'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'

type Props = { cards: string; size?: 'small' | 'large' }

/** Cards that say their names in the page's language. */
export function Cards({ cards, size = 'small' }: Props) {
  const { t } = usePage()
  const label = cardFaces(cards)
    .map(({ rank, suit }) => t('poker-cards.card', { rank, suit }))
    .join(', ')
  return <PlayingCards cards={cards} size={size} label={label} />
}

import { cardFaces } from './card-face.ts'

type Props = {
  /** As they are written down: `As Kd 10h`. */
  cards: string
  /** The cards in words: they are one picture to someone who cannot see them. */
  label: string
  size?: 'small' | 'large'
  /** How many of them count; the others are paler. All of them, unless it says so. */
  counted?: number
}

/** Cards side by side, as one picture. Throws on what is no card. */
export function PlayingCards({ cards, label, size = 'large', counted = Number.POSITIVE_INFINITY }: Props) {
  return (
    <span className={`playing-cards playing-cards--${size}`} role="img" aria-label={label}>
      {cardFaces(cards).map(({ rank, suit, symbol, isRed }, index) => (
        <span
          key={`${rank}${suit}`}
          className={`playing-card${isRed ? ' playing-card--red' : ''}${index >= counted ? ' playing-card--idle' : ''}`}
          data-suit={`${symbol}\uFE0E`}
          aria-hidden="true"
        >
          {rank}
        </span>
      ))}
    </span>
  )
}

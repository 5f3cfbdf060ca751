import { cardFaces } from './card-face.ts'

type Props = {
  /** As they are written down: `As Kd 10h`. */
  cards: string
  /** What they are in words: they are one picture to someone who cannot see them. */
  label: string
  size?: 'small' | 'large'
}

/** Cards side by side, as one picture. Throws on what is no card. */
export function PlayingCards({ cards, label, size = 'large' }: Props) {
  return (
    <span className={`playing-cards playing-cards--${size}`} role="img" aria-label={label}>
      {cardFaces(cards).map(({ rank, suit, symbol, isRed }) => (
        <span key={`${rank}${suit}`} className={`playing-card${isRed ? ' playing-card--red' : ''}`} aria-hidden="true">
          <span>{rank}</span>
          <span>{`${symbol}\uFE0E`}</span>
        </span>
      ))}
    </span>
  )
}

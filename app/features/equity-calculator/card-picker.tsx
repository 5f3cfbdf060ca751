import { useMessages } from '../../site/page/use-page.tsx'
import { cardName, deckOf, suits } from '../../site/poker/card.ts'
import { cardFaces } from '../../ui/playing-cards/card-face.ts'

const rows = suits.map(suit => ({
  suit,
  cards: deckOf('holdem')
    .filter(card => card.suit === suit)
    .toReversed()
}))

/** The whole deck to choose from, a row a suit. It waits for its script: without one, cards are written. One of its buttons is in the order of the keyboard. */
export function CardPicker() {
  const t = useMessages()
  return (
    <fieldset className="card-picker" data-card-picker="" hidden>
      <legend>{t('equity-calculator.picker')}</legend>
      <p className="field__hint">{t('equity-calculator.picker-hint')}</p>
      {rows.map(({ suit, cards }) => (
        <div key={suit} className="card-picker__suit">
          {cards.map(card => (
            <Button key={cardName(card)} name={cardName(card)} isFirst={card.suit === 's' && card.rank === 14} />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

function Button({ name, isFirst }: { name: string; isFirst: boolean }) {
  const t = useMessages()
  const [face] = cardFaces(name)
  if (!face) return null
  const { rank, suit, symbol, isRed } = face
  return (
    <button
      type="button"
      className={`card-picker__card${isRed ? ' card-picker__card--red' : ''}`}
      data-card={name}
      aria-pressed="false"
      tabIndex={isFirst ? 0 : -1}
    >
      <span className="visually-hidden">{t('equity-calculator.card', { rank, suit })}</span>
      <span aria-hidden="true">{rank}</span>
      <span aria-hidden="true">{`${symbol}\uFE0E`}</span>
    </button>
  )
}

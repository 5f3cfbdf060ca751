import { useMessages } from '../../site/page/use-page.tsx'
import { cardName, deckOf, suits } from '../../site/poker/card.ts'
import { cardFaces } from '../../ui/playing-cards/card-face.ts'

const highestFirst = suits.flatMap(suit =>
  deckOf('holdem')
    .filter(card => card.suit === suit)
    .toReversed()
)

/** The whole deck to choose from, a row a suit. It waits for its script: without one, cards are written. One of its buttons is in the order of the keyboard. */
export function CardPicker() {
  const t = useMessages()
  return (
    <fieldset className="card-picker" data-card-picker="" hidden>
      <legend>{t('equity-calculator.picker')}</legend>
      <p className="field__hint">{t('equity-calculator.picker-hint')}</p>
      <div className="card-picker__deck">
        {highestFirst.map((card, index) => {
          const name = cardName(card)
          const [face] = cardFaces(name)
          if (!face) return null
          const { rank, suit, symbol, isRed } = face
          return (
            <button
              key={name}
              type="button"
              className={`card-picker__card${isRed ? ' card-picker__card--red' : ''}`}
              data-card={name}
              aria-pressed="false"
              aria-label={t('equity-calculator.card', { rank, suit })}
              tabIndex={index === 0 ? 0 : -1}
            >
              <span>{rank}</span>
              <span>{`${symbol}\uFE0E`}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

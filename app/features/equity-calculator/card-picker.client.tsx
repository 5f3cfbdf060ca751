import { type KeyboardEvent, useRef, useState } from 'react'
import { cardFaces } from '../../ui/playing-cards/card-face.ts'
import { deckNames, type EquityWords } from './equity-words.ts'
import { nextPlace, perRow } from './place-card.ts'

type Props = {
  words: EquityWords
  used: readonly string[]
  onChoose: (card: string) => void
}

const rows = Array.from({ length: 4 }, (_, row) => deckNames.slice(row * perRow, (row + 1) * perRow))

/** The whole deck to choose from, a row a suit. Without a script cards are written. One of its buttons is in the order of the keyboard; arrows move between them. */
export function CardPicker({ words, used, onChoose }: Props) {
  const picker = useRef<HTMLFieldSetElement>(null)
  const [tabStop, setTabStop] = useState(deckNames[0])
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const from = deckNames.indexOf(event.currentTarget.dataset.card ?? '')
    const to = nextPlace(from, event.key, deckNames.length)
    if (to === null) return
    event.preventDefault()
    setTabStop(deckNames[to])
    picker.current?.querySelector<HTMLElement>(`[data-card="${deckNames[to]}"]`)?.focus()
  }
  return (
    <fieldset className="card-picker with-script" data-card-picker="" ref={picker}>
      <legend>{words.picker}</legend>
      <p className="field__hint">{words.pickerHint}</p>
      {rows.map((cards, row) => (
        <div key={cards[0]} className="card-picker__suit">
          {cardFaces(cards.join(' ')).map(({ rank, suit, symbol, isRed }, index) => (
            <button
              key={rank}
              type="button"
              className={`card-picker__card${isRed ? ' card-picker__card--red' : ''}`}
              data-card={`${rank}${suit}`}
              aria-pressed={used.includes(`${rank}${suit}`)}
              tabIndex={tabStop === `${rank}${suit}` ? 0 : -1}
              onClick={() => onChoose(`${rank}${suit}`)}
              onKeyDown={onKeyDown}
            >
              <span className="visually-hidden">{words.cards[row * perRow + index]}</span>
              <span aria-hidden="true">{rank}</span>
              <span aria-hidden="true">{`${symbol}\uFE0E`}</span>
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

import { type KeyboardEvent, useRef, useState } from 'react'
import { cardFaces } from '../../ui/playing-cards/card-face.ts'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { deckNames, type EquityWords } from './equity-words.ts'
import { nextPlace, perRow, roomIn } from './place-card.ts'
import type { DealFault, DealField } from './read-deal.ts'

type EquityFieldProps = {
  field: DealField
  /** The text of the field at first. */
  written: string | undefined
  /** The cards that lie there now. */
  cards: readonly string[]
  fault: DealFault | undefined
  words: EquityWords
  /** Whether the next card comes here. */
  active: boolean
  onActive: (field: DealField) => void
}

/** One place of the table: its cards, where the next can be laid by a press, and the field in which they are written. */
export function EquityField({ field, written, cards, fault, words, active, onActive }: EquityFieldProps) {
  const [name = '', optional] = words.fields[field].split(/(?= \()/)
  const hint = field === 'board' ? words.hintBoard : words.hintHand
  const room = roomIn(field)
  const lying = [...new Set(cards)].slice(0, room)
  const laid = lying.join(' ')
  return (
    <div className={`field equity-place equity-place--${field}`}>
      <label className="field__label" htmlFor={`equity-${field}`}>
        {name}
        {optional && <span className="visually-hidden">{optional}</span>}
      </label>
      <button
        type="button"
        className="equity-place__cards with-script"
        aria-pressed={active}
        onClick={() => onActive(field)}
      >
        <span className="visually-hidden">{name}</span>
        <span aria-hidden="true">
          {laid && <PlayingCards cards={laid} size="small" label="" />}
          {Array.from({ length: room - lying.length }, (_, index) => (
            <span key={room - index} className="equity-place__free" />
          ))}
        </span>
      </button>
      <div className="field__box">
        <input
          id={`equity-${field}`}
          name={field}
          type="text"
          className="field__input"
          defaultValue={written}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => onActive(field)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`equity-${field}-hint equity-${field}-fault`}
        />
      </div>
      <p
        id={`equity-${field}-hint`}
        className={field === 'hero' || field === 'board' ? 'field__hint' : 'visually-hidden'}
      >
        {hint}
      </p>
      <p id={`equity-${field}-fault`} className="field__fault" aria-live="polite">
        {fault && words.faults[fault].replace('{field}', words.fields[field])}
      </p>
    </div>
  )
}

type CardPickerProps = {
  words: EquityWords
  used: readonly string[]
  onChoose: (card: string) => void
}

const rows = Array.from({ length: 4 }, (_, row) => deckNames.slice(row * perRow, (row + 1) * perRow))

/** The whole deck to choose from, a row a suit. Without a script cards are written. One of its buttons is in the order of the keyboard; arrows move between them. */
export function CardPicker({ words, used, onChoose }: CardPickerProps) {
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
    <fieldset className="card-picker above-24 with-script" data-card-picker="" ref={picker}>
      <legend className="text-plain strong">{words.picker}</legend>
      <p className="field__hint">{words.pickerHint}</p>
      {rows.map((cards, row) => (
        <div key={cards[0]} className="card-picker__suit">
          {cardFaces(cards.join(' ')).map(({ rank, suit, symbol, isRed }, index) => (
            <button
              key={rank}
              type="button"
              className={`card-picker__card row${isRed ? ' card-picker__card--red' : ''}`}
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

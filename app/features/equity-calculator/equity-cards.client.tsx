import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import type { EquityWords } from './equity-words.ts'
import type { DealFault, DealField } from './read-deal.ts'

type Props = {
  field: DealField
  /** What is in the field at first. */
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
export function EquityField({ field, written, cards, fault, words, active, onActive }: Props) {
  const [name = '', optional] = words.fields[field].split(/(?= \()/)
  const hint = field === 'board' ? words.hintBoard : words.hintHand
  const room = field === 'board' ? 5 : 2
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

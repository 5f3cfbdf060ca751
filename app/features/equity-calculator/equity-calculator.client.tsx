import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CardPicker } from './card-picker.client.tsx'
import { type Equity, equityOf, startCount } from './equity.ts'
import { type EquityFigures, equityFigures } from './equity-figures.ts'
import { EquityResult } from './equity-result.client.tsx'
import type { EquityWords } from './equity-words.ts'
import { type Places, placeCard, placesOf } from './place-card.ts'
import { type DealField, dealFields, type ReadDeal, readDeal } from './read-deal.ts'

type Written = Readonly<Partial<Record<DealField, string>>>

type Props = {
  /** The address of the page itself. */
  action: string
  written: Written
  faults: ReadDeal['faults']
  figures: EquityFigures | null
  words: EquityWords
  locale: string
}

const boardsPerStep = 30_000

/**
 * Cards in, parts of the pot out. The form is sent as a query, so that every deal has an address, and the server answers it; in the browser the page does not
 * load again, and what is only drawn at first is counted to the end.
 */
export function Calculator({ action, written, words, locale, ...first }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const lastField = useRef<DealField>('hero')
  /** Counting ends when other cards are asked for. */
  const turn = useRef(0)
  const [{ faults, figures }, setAnswer] = useState(first)
  const [counting, setCounting] = useState(false)
  const [used, setUsed] = useState(() => cardsIn(placesOf(written)))

  const writtenNow = () => Object.fromEntries(dealFields.map(field => [field, inputOf(form.current, field)?.value]))
  const markUsed = () => setUsed(cardsIn(placesOf(writtenNow())))
  useEffect(
    () => () => {
      turn.current += 1
    },
    []
  )

  const calculate = () => {
    turn.current += 1
    const asked = turn.current
    const read = readDeal(writtenNow())
    const show = (equity: Equity | null) =>
      setAnswer({ faults: read.faults, figures: equity && equityFigures(read, equity, words, locale, 'browser') })
    const drawn = read.deal && equityOf(read.deal)
    const goesOn = drawn !== null && !drawn.isExact
    flushSync(() => {
      show(drawn)
      setCounting(goesOn)
    })
    const wrong = dealFields.find(field => read.faults[field])
    if (wrong) inputOf(form.current, wrong)?.focus()
    if (!read.deal || !goesOn) return
    const count = startCount(read.deal)
    const step = () => {
      if (asked !== turn.current) return
      if (!count.step(boardsPerStep)) return void setTimeout(step)
      show(count.result())
      setCounting(false)
    }
    setTimeout(step)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    calculate()
    const query = new URLSearchParams(dealFields.map(field => [field, inputOf(form.current, field)?.value ?? '']))
    history.replaceState(history.state, '', `?${query}`)
  }
  const write = (places: Places) => {
    const before = placesOf(writtenNow())
    for (const field of dealFields) {
      const input = inputOf(form.current, field)
      if (input && before[field].join() !== places[field].join()) input.value = places[field].join(' ')
    }
    markUsed()
  }
  const onChoose = (card: string) => {
    const places = placeCard(placesOf(writtenNow()), card, lastField.current)
    lastField.current = dealFields.find(field => places[field].includes(card)) ?? lastField.current
    write(places)
  }
  const onClear = () => {
    for (const field of dealFields) {
      const input = inputOf(form.current, field)
      if (input) input.value = ''
    }
    markUsed()
    inputOf(form.current, 'hero')?.focus()
  }
  return (
    <div className="wrap equity">
      <form
        className="panel equity-form"
        method="get"
        action={`${action}#result`}
        data-equity=""
        ref={form}
        onSubmit={onSubmit}
        onInput={markUsed}
      >
        <h2 id="cards">{words.form}</h2>
        <div className="equity-form__fields">
          {dealFields.map(field => {
            const fault = faults[field]
            return (
              <div key={field} className={`field equity-form__${field === 'board' ? 'board' : 'hand'}`}>
                <label className="field__label" htmlFor={`equity-${field}`}>
                  {words.fields[field]}
                </label>
                <div className="field__box">
                  <input
                    id={`equity-${field}`}
                    name={field}
                    type="text"
                    className="field__input"
                    defaultValue={written[field]}
                    maxLength={60}
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    onFocus={() => {
                      lastField.current = field
                    }}
                    aria-invalid={fault ? true : undefined}
                    aria-describedby={`equity-${field}-hint equity-${field}-fault`}
                  />
                </div>
                <p id={`equity-${field}-hint`} className="field__hint">
                  {field === 'board' ? words.hintBoard : words.hintHand}
                </p>
                <p id={`equity-${field}-fault`} className="field__fault" aria-live="polite">
                  {fault && words.faults[fault].replace('{field}', words.fields[field])}
                </p>
              </div>
            )
          })}
        </div>
        <CardPicker words={words} used={used} onChoose={onChoose} />
        <p className="equity-form__acts">
          <button type="submit" className="button button--act">
            {words.calculate}
          </button>
          <button type="button" className="button button--quiet with-script" data-equity-clear="" onClick={onClear}>
            {words.clear}
          </button>
        </p>
      </form>
      <EquityResult figures={figures} counting={counting} words={words} />
    </div>
  )
}

const inputOf = (form: HTMLFormElement | null, field: DealField) =>
  form?.querySelector<HTMLInputElement>(`input[name=${field}]`)

const cardsIn = (places: Places): string[] => Object.values(places).flat()

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CardPicker } from './card-picker.client.tsx'
import { type Equity, equityOf, startCount } from './equity.ts'
import { EquityField } from './equity-field.client.tsx'
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
  /** Where the next card goes. */
  const [active, setActive] = useState<DealField>('hero')
  /** Counting ends when other cards are asked for. */
  const turn = useRef(0)
  const [{ faults, figures }, setAnswer] = useState(first)
  const [counting, setCounting] = useState(false)
  const [places, setPlaces] = useState(() => placesOf(written))

  const writtenNow = () => Object.fromEntries(dealFields.map(field => [field, inputOf(form.current, field)?.value]))
  const readPlaces = () => setPlaces(placesOf(writtenNow()))
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
  const write = (next: Places) => {
    const before = placesOf(writtenNow())
    for (const field of dealFields) {
      const input = inputOf(form.current, field)
      if (input && before[field].join() !== next[field].join()) input.value = next[field].join(' ')
    }
    readPlaces()
  }
  /** A card is laid or taken away. What can be counted is counted at once; until then there is no result. */
  const onChoose = (card: string) => {
    const next = placeCard(placesOf(writtenNow()), card, active)
    setActive(dealFields.find(field => next[field].includes(card)) ?? active)
    write(next)
    if (readDeal(writtenNow()).deal) return calculate()
    turn.current += 1
    setAnswer({ faults: {}, figures: null })
    setCounting(false)
  }
  const onClear = () => {
    for (const field of dealFields) {
      const input = inputOf(form.current, field)
      if (input) input.value = ''
    }
    readPlaces()
    inputOf(form.current, 'hero')?.focus()
  }
  return (
    <div className="wrap equity">
      <form
        className="equity-form"
        method="get"
        action={`${action}#result`}
        data-equity=""
        ref={form}
        onSubmit={onSubmit}
        onInput={readPlaces}
      >
        <h2 id="cards" className="visually-hidden">
          {words.form}
        </h2>
        <div className="equity-felt">
          {dealFields.map(field => (
            <EquityField
              key={field}
              field={field}
              written={written[field]}
              cards={places[field]}
              fault={faults[field]}
              words={words}
              active={active === field}
              onActive={setActive}
            />
          ))}
        </div>
        <CardPicker words={words} used={Object.values(places).flat()} onChoose={onChoose} />
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

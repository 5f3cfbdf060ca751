import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { type Equity, equityOf, startCount } from './equity.ts'
import { CardPicker, EquityField } from './equity-cards.client.tsx'
import { type EquityFigures, equityFigures } from './equity-figures.ts'
import { cardsInWords, type EquityWords } from './equity-words.ts'
import { cardsOfFields, type FieldCards, placeCard } from './place-card.ts'
import { type DealField, dealFields, type ReadDeal, readDeal, recordOf } from './read-deal.ts'

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
 * load again, and an estimate is then counted to the end.
 */
export function Calculator({ action, written, words, locale, ...first }: Props) {
  const form = useRef<HTMLFormElement>(null)
  /** Where the next card goes. */
  const [active, setActive] = useState<DealField>('hero')
  /** Counting ends when other cards are asked for. */
  const turn = useRef(0)
  const [{ faults, figures, counting }, setAnswer] = useState({ ...first, counting: false })
  const [cards, setCards] = useState(() => cardsOfFields(written))

  const inputOf = (field: DealField) => form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)
  const writtenNow = () => recordOf(dealFields, field => inputOf(field)?.value ?? '')
  const readFields = () => setCards(cardsOfFields(writtenNow()))
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
    const show = (equity: Equity | null, counting: boolean) => {
      const figures = equity && equityFigures(read, equity, words, locale, 'browser')
      setAnswer({ faults: read.faults, figures, counting })
    }
    const drawn = read.deal && equityOf(read.deal)
    const goesOn = drawn !== null && !drawn.isExact
    flushSync(() => show(drawn, goesOn))
    const wrong = dealFields.find(field => read.faults[field])
    if (wrong) inputOf(wrong)?.focus()
    if (!read.deal || !goesOn) return
    const count = startCount(read.deal)
    const step = () => {
      if (asked !== turn.current) return
      if (!count.step(boardsPerStep)) return void setTimeout(step)
      show(count.result(), false)
    }
    setTimeout(step)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    calculate()
    history.replaceState(history.state, '', `?${new URLSearchParams(writtenNow())}`)
  }
  const write = (next: FieldCards) => {
    const before = cardsOfFields(writtenNow())
    for (const field of dealFields) {
      const input = inputOf(field)
      if (input && before[field].join() !== next[field].join()) input.value = next[field].join(' ')
    }
    readFields()
  }
  /** A card is laid or taken away. A complete deal is counted at once; until then there is no result. */
  const onChoose = (card: string) => {
    const next = placeCard(cardsOfFields(writtenNow()), card, active)
    setActive(dealFields.find(field => next[field].includes(card)) ?? active)
    write(next)
    if (readDeal(writtenNow()).deal) return calculate()
    turn.current += 1
    setAnswer({ faults: {}, figures: null, counting: false })
  }
  const onClear = () => {
    for (const field of dealFields) {
      const input = inputOf(field)
      if (input) input.value = ''
    }
    readFields()
    inputOf('hero')?.focus()
  }
  return (
    <div className="wrap equity">
      <form method="get" action={`${action}#result`} data-equity="" ref={form} onSubmit={onSubmit} onInput={readFields}>
        <h2 id="cards" className="visually-hidden">
          {words.form}
        </h2>
        <div className="equity-felt">
          {dealFields.map(field => (
            <EquityField
              key={field}
              field={field}
              written={written[field]}
              cards={cards[field]}
              fault={faults[field]}
              words={words}
              active={active === field}
              onActive={setActive}
            />
          ))}
        </div>
        <CardPicker words={words} used={Object.values(cards).flat()} onChoose={onChoose} />
        <p className="row above-24">
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

type ResultProps = {
  /** Null where something has to be corrected first. */
  figures: EquityFigures | null
  /** Whether better figures are on their way. */
  counting: boolean
  words: EquityWords
}

/** The equity of each hand, and the method. */
function EquityResult({ figures, counting, words }: ResultProps) {
  const method = figures?.method ?? words.noResult
  return (
    <>
      {figures && <Summary hands={figures.hands} />}
      <section id="result" className="panel panel--quiet stack" aria-labelledby="result-title" data-equity-result="">
        <h2 id="result-title">{words.result}</h2>
        {figures?.board && (
          <p data-equity-board="">
            <PlayingCards cards={figures.board} label={cardsInWords(figures.board, words)} />
          </p>
        )}
        {figures && (
          <ul className="equity-result__hands">
            {figures.hands.map(hand => (
              <Hand key={hand.field} hand={hand} words={words} />
            ))}
          </ul>
        )}
        <p className="text-small" aria-live="polite" data-equity-method="">
          {counting ? `${method} ${words.counting}` : method}
        </p>
      </section>
    </>
  )
}

/** The pot as one bar, divided among the hands. All of it is in words below. */
const Summary = ({ hands }: Pick<EquityFigures, 'hands'>) => (
  <div className="equity-summary row ruled" aria-hidden="true">
    <svg className="equity-bar" viewBox="0 0 100 4" preserveAspectRatio="none">
      {hands.map(({ field, part, from }) => (
        <rect key={field} className={`equity-bar__${field}`} x={from} width={part} height="4" />
      ))}
    </svg>
    {hands.map(({ field, cards, written }) => (
      <span key={field} className={`equity-summary__${field}`}>
        <PlayingCards cards={cards} size="small" label="" />
        <b className="number">{written.equity}</b>
      </span>
    ))}
  </div>
)

type HandProps = { hand: EquityFigures['hands'][number]; words: EquityWords }

function Hand({ hand: { field, cards, written }, words }: HandProps) {
  return (
    <li className="equity-hand ruled" data-equity-row={field}>
      <h3 className="muted">{words.fields[field].replace(/\s*\(.*\)$/, '')}</h3>
      <p data-equity-cards="">
        <PlayingCards cards={cards} label={cardsInWords(cards, words)} />
      </p>
      <p className="number equity-hand__part">
        <span className="visually-hidden">{`${words.part} `}</span>
        <span data-equity-part="">{written.equity}</span>
      </p>
      <p className="equity-hand__parts row text-small">
        <span>
          {`${words.wins} `}
          <b className="bright strong" data-equity-win="">
            {written.win}
          </b>
        </span>
        <span>
          {`${words.shares} `}
          <b className="bright strong" data-equity-tie="">
            {written.tie}
          </b>
        </span>
      </p>
    </li>
  )
}

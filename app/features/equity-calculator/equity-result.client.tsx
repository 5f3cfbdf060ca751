import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import type { EquityFigures, HandFigures } from './equity-figures.ts'
import { cardsInWords, type EquityWords } from './equity-words.ts'

type Props = {
  /** Null where something has to be corrected first. */
  figures: EquityFigures | null
  /** Whether better figures are on their way. */
  counting: boolean
  words: EquityWords
}

/** What becomes of each hand, and how it was found out. */
export function EquityResult({ figures, counting, words }: Props) {
  const method = figures?.method ?? words.noResult
  return (
    <>
      {figures && <Summary hands={figures.hands} />}
      <section
        id="result"
        className="panel panel--quiet equity-result"
        aria-labelledby="result-title"
        data-equity-result=""
      >
        <h2 id="result-title">{words.result}</h2>
        {figures?.board && (
          <p className="equity-result__board" data-equity-board="">
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
        <p className="equity-result__method" aria-live="polite" data-equity-method="">
          {counting ? `${method} ${words.counting}` : method}
        </p>
      </section>
    </>
  )
}

/** The pot as one bar, divided among the hands. All of it is in words below. */
const Summary = ({ hands }: { hands: readonly HandFigures[] }) => {
  return (
    <div className="equity-summary" aria-hidden="true">
      <svg className="equity-bar" viewBox="0 0 100 4" preserveAspectRatio="none">
        {hands.map(({ field, part, from }) => (
          <rect key={field} className={`equity-bar__${field}`} x={from} width={part} height="4" />
        ))}
      </svg>
      {hands.map(({ field, cards, written }) => (
        <span key={field} className={`equity-summary__hand equity-summary__hand--${field}`}>
          <PlayingCards cards={cards} size="small" label="" />
          <b>{written.equity}</b>
        </span>
      ))}
    </div>
  )
}

function Hand({ hand: { field, cards, written }, words }: { hand: HandFigures; words: EquityWords }) {
  return (
    <li className="equity-hand" data-equity-row={field}>
      <h3>{words.fields[field].replace(/\s*\(.*\)$/, '')}</h3>
      <p className="equity-hand__cards" data-equity-cards="">
        <PlayingCards cards={cards} label={cardsInWords(cards, words)} />
      </p>
      <p className="equity-hand__part">
        <span className="visually-hidden">{`${words.part} `}</span>
        <span data-equity-part="">{written.equity}</span>
      </p>
      <p className="equity-hand__parts">
        <span>
          {`${words.wins} `}
          <b data-equity-win="">{written.win}</b>
        </span>
        <span>
          {`${words.shares} `}
          <b data-equity-tie="">{written.tie}</b>
        </span>
      </p>
    </li>
  )
}

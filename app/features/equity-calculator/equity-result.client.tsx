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
  )
}

function Hand({ hand: { field, cards, written, bar }, words }: { hand: HandFigures; words: EquityWords }) {
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
      <Bar {...bar} />
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

/** What a hand wins alone, and what it shares, as parts of one line; the figures are beside it. */
const Bar = ({ win, tie }: HandFigures['bar']) => (
  <svg className="equity-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className="equity-bar__win" width={win.toFixed(2)} height="4" />
    <rect className="equity-bar__tie" x={win.toFixed(2)} width={tie.toFixed(2)} height="4" />
  </svg>
)

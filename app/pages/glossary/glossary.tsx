import { Fragment } from 'react'
import { languageTag } from '../../domain/locales/locale.ts'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { NextStep } from '../../features/sections/next-step.tsx'
import { textOf } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { shownWords } from '../../site/page/shown-words.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { rimPlaces } from '../../ui/client-table/rim-places.ts'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { SliderBar } from '../../ui/slider-bar/slider-bar.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { byLetter, type Entry, matches } from './alphabet.ts'
import { termCards, termSeats } from './term-drawings.data.ts'

/** The glossary: a bar of letters that lead into the list, a search that the server answers, and every word under its letter. */
export function Glossary() {
  const scope = usePage()
  const { t, locale, query, content } = scope
  const page = pageCopy(scope, 'glossary')
  const terms = [...content.glossary, ...shownWords(scope, content.offerTerms)]
  const names = new Map(terms.map(({ id, term }) => [id, textOf(term, scope)]))
  const sought = query().q ?? ''
  const entries = terms.map(
    ({ id, term, meaning, see = [] }): Entry => ({
      id,
      term: textOf(term, scope),
      meaning: textOf(meaning, scope),
      see: see.map(other => ({ id: other, term: names.get(other) ?? other }))
    })
  )
  const found = entries.filter(entry => matches(entry, sought))
  const letters = byLetter(found, languageTag(locale))
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} above={<Breadcrumbs />} />
      <Search sought={sought} found={found.length} of={entries.length} />
      <div className="glossary-letters">
        <SliderBar label={t('glossary.letters')}>
          {letters.map(({ letter }) => (
            <a key={letter} className="slider-bar__link tap quiet text-plain" href={`#letter-${letter.toLowerCase()}`}>
              {letter}
            </a>
          ))}
        </SliderBar>
      </div>
      <Terms letters={letters} isWhole={found.length === entries.length} />
      <NextStep {...page.next} secondLink={page.secondLink} path="/poker-school/hand-rankings/" />
    </>
  )
}

/** A search by a form: the server answers it, and where there is a script the list answers at once. */
function Search({ sought, found, of }: { sought: string; found: number; of: number }) {
  const { t, href, path } = usePage()
  return (
    <form
      className="wrap stack glossary-search"
      role="search"
      method="get"
      action={href(path) ?? ''}
      data-glossary-search=""
    >
      <label className="field__label" htmlFor="glossary-q">
        {t('glossary.search')}
      </label>
      <div className="glossary-search__line">
        <input
          id="glossary-q"
          name="q"
          type="search"
          className="field__input"
          defaultValue={sought}
          maxLength={60}
          autoComplete="off"
        />
        <button type="submit" className="button button--quiet">
          {t('glossary.find')}
        </button>
      </div>
      <p
        className="field__hint"
        aria-live="polite"
        data-glossary-found=""
        data-words={t('glossary.found', { count: '{count}', of: `${of}` })}
      >
        {t('glossary.found', { count: `${found}`, of: `${of}` })}
      </p>
    </form>
  )
}

type TermsProps = {
  letters: ReturnType<typeof byLetter>
  /** Whether every word is listed: one that was sought may lead to words that are not. */
  isWhole: boolean
}

/** The words under their letters. Each has its anchor, and names those that explain more. */
function Terms({ letters, isWhole }: TermsProps) {
  const { t, href, path } = usePage()
  const page = isWhole ? '' : (href(path) ?? '')
  return (
    <div className="wrap glossary">
      {letters.map(({ letter, entries }) => (
        <section
          key={letter}
          className="columns columns--early glossary__letter"
          aria-labelledby={`letter-${letter.toLowerCase()}`}
        >
          <h2 id={`letter-${letter.toLowerCase()}`} className="muted">
            {letter}
          </h2>
          <dl className="late">
            {entries.map(({ id, term, meaning, see }) => (
              <div key={id} id={id} className="columns columns--early ruled glossary__term" data-glossary-term="">
                <dt className="bright">{term}</dt>
                <dd className="quiet">
                  {termCards[id] && (
                    <p className="glossary__cards" aria-hidden="true">
                      <PlayingCards cards={termCards[id]} label={term} size="small" />
                    </p>
                  )}
                  {termSeats[id] && <SeatsDrawn {...termSeats[id]} />}
                  <p>{meaning}</p>
                  {see.length > 0 && (
                    <p className="glossary__see muted text-small">
                      {`${t('glossary.see')} `}
                      {see.map((other, index) => (
                        <Fragment key={other.id}>
                          {index > 0 && ', '}
                          <a href={`${page}#${other.id}`}>{other.term}</a>
                        </Fragment>
                      ))}
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

const rim = { x: 14, y: 14, width: 132, height: 62 }

/** A table in small: its seats clockwise from the button, which has its mark, and those that are named filled. */
function SeatsDrawn({ seats, named }: { seats: number; named: readonly number[] }) {
  return (
    <svg className="glossary__seats" viewBox="0 0 160 90" aria-hidden="true">
      <rect {...rim} rx="31" className="glossary__felt" />
      {rimPlaces(seats, rim).map(({ x, y, out }, seat) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="12" className={named.includes(seat) ? 'glossary__seat--named' : 'glossary__seat'} />
          {seat === 0 && (
            <>
              <circle cx={x - 22 * out.x} cy={y - 22 * out.y} r="7" className="glossary__button" />
              <text x={x - 22 * out.x} y={y - 22 * out.y + 3.5} textAnchor="middle" className="glossary__mark">
                D
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}

import type { PageWords } from '../../../content/content.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { SiteTiles } from '../../features/site-tiles/site-tiles.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { placeName, placeNames } from '../../site/regions/place-name.ts'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { type AvailablePlace, availability } from './availability.ts'

/** Where the room is open, where it only informs and where it is closed: every country that has a rule, from the rules themselves. */
export function WhereCanIPlay() {
  const page = pageCopy(usePage(), 'where-can-i-play')
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} />
      <SectionList parts={{ places: <Places {...page.places} /> }} />
    </>
  )
}

const kinds = ['open', 'information', 'closed'] as const

/** A list of countries for each of the three answers, with the age from which one plays where it is open. The region selector leads to their sites. */
function Places(words: PageWords<'where-can-i-play'>['places']) {
  const scope = usePage()
  const { places, until } = availability(scope.content.countryRules, scope.asOf())
  scope.expiresAt(until)
  const why = scope.href('/your-location/')
  const nameOf = ({ countryKey }: AvailablePlace) => placeName(countryKey, scope.locale)
  return (
    <section id="places" className="wrap" aria-label={words.title}>
      <SiteTiles
        label={words.title}
        toneOf={id =>
          kinds.find(kind => places[kind].some(({ countryKey }) => countryKey === siteOf(id).countryKey)) ?? 'other'
        }
        legend={kinds.map(tone => ({ tone, name: words.groups[tone].name }))}
      />
      <div className="columns where-lists">
        {kinds.map(kind => (
          <section
            key={kind}
            className={`panel panel--quiet where-list where-list--${kind}`}
            aria-labelledby={`where-${kind}`}
          >
            <h2 id={`where-${kind}`}>{words.groups[kind].name}</h2>
            <p>{words.groups[kind].text}</p>
            <ul className="where-list__places">
              {places[kind]
                .filter(({ partOf }) => partOf === null)
                .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), scope.locale))
                .map(place => (
                  <li key={place.countryKey} data-country={place.countryKey} className="ruled">
                    <span>{nameOf(place)}</span>
                    {kind === 'open' && (
                      <span className="where-list__age muted">
                        {formatFigure({ kind: 'age', value: place.minimumAge }, scope.locale)}
                      </span>
                    )}
                  </li>
                ))}
              <PartsOfStates places={places[kind]} />
            </ul>
          </section>
        ))}
      </div>
      <p className="where-note quiet above-24">
        <strong>{words.elsewhere}</strong> {scope.t('where-can-i-play.not-reviewed')}
      </p>
      <p className="where-note quiet above-24">
        {words.note} {why && <a href={why}>{words.link}</a>}
      </p>
    </section>
  )
}

/** Parts of states that have a code of their own: those of one state together. */
function PartsOfStates({ places }: { places: readonly AvailablePlace[] }) {
  const { locale } = usePage()
  const parts = places.filter(({ partOf }) => partOf !== null)
  const keysOf = (list: readonly AvailablePlace[]) => list.map(({ countryKey }) => countryKey)
  return [...Map.groupBy(parts, ({ partOf }) => partOf)].map(([state, ofState]) => (
    <li key={state} className="ruled" data-parts-of={state}>
      {placeNames(keysOf(ofState), locale)}
    </li>
  ))
}

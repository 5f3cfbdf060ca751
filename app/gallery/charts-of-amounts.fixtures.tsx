import type { ComponentProps } from 'react'
import type { NamedFigure } from '../ui/charts/chart-data.ts'
import { type Finish, LogBars, PlaceDots } from '../ui/charts/logarithmic-rows.tsx'
import { Podium } from '../ui/charts/podium.tsx'
import { PrizeLadder } from '../ui/charts/prize-ladder.tsx'
import { count, dollars, figures, frame, ticks } from './frame.ts'

const hands = figures(
  {
    'One pair': 43.8,
    'Two pair': 23.5,
    'Three of a kind': 4.83,
    Straight: 4.62,
    'Full house': 2.6,
    'Straight flush': 0.0279,
    'Royal flush': 0.0032
  },
  'Royal flush'
)
const longBars = [
  { name: 'Королівський стріт-флеш, зібраний на останній спільній карті', value: 12, label: '1 : 30 940' },
  { name: 'Wahrscheinlichkeitsverteilungsfunktionsgleichung', value: 900, label: '1 : 649 740', highlight: true },
  { name: 'Ász', value: 3, label: '3' }
]
const extremeBars = figures({ Nothing: 0, One: 1, 'A thousand millions': 1e9 }, 'A thousand millions', count)

const bars = (title: string, bars: readonly NamedFigure[]) => <LogBars {...frame(title, bars)} titled bars={bars} />

const finish = (name: string, place: number, entries: number, highlight = false): Finish => ({
  name,
  place: { value: place, label: `${place}` },
  entries: { value: entries, label: `${entries}` },
  highlight
})

const dots = (title: string, finishes: readonly Finish[], places: readonly number[] = []) => (
  <PlaceDots
    {...frame(
      title,
      finishes.map(({ name, place, entries }) => ({ name, label: `${place.label} / ${entries.label}` }))
    )}
    finishes={finishes}
    ticks={ticks(places)}
  />
)

const places = [
  { place: '1', value: 1800, label: '$1,800', highlight: true },
  { place: '2', value: 1200, label: '$1,200' },
  { place: '3', value: 800, label: '$800' }
]
const longPlaces = [
  { place: '1.', value: 1_000_000, label: '1 000 000 €' },
  { place: '2.', value: 500_000, label: '500 000 €', highlight: true },
  { place: '3.', value: 10_000, label: '10 000 €' }
]
const podium = (title: string, places: ComponentProps<typeof Podium>['places']) => (
  <Podium
    {...frame(
      title,
      places.map(({ place, label }) => ({ name: place, label }))
    )}
    places={places}
  />
)

const rungs = figures(
  { '1st': 1800, '2nd': 1200, '3rd': 800, '4th to 10th': 300, '11th to 50th': 60, '51st to 200th': 10 },
  '1st',
  dollars
)
const longRungs = [
  { name: 'Kolmanneksitoista korkeimmalle sijoittunut osallistuja', value: 900, label: '1 000 000,00 €' },
  { name: 'Teilnahmeberechtigungsbescheinigungen', value: 3, label: '1,50 €', highlight: true },
  { name: 'Nothing', value: 0, label: '0 €' }
]

export const parts = {
  'log-bars': {
    usual: bars('How often a hand is made', hands),
    'long words': bars('Long words', longBars),
    'extreme values': bars('Extreme values', extremeBars),
    'one bar': bars('One bar', hands.slice(0, 1)),
    empty: bars('Empty', [])
  },
  'place-dots': {
    usual: dots(
      'Three results',
      [finish('Sunday Major', 3, 5212, true), finish('Deep Stacks', 11, 1894), finish('Main Event', 27, 642)],
      [1, 10, 100, 1000, 10_000]
    ),
    'long words': dots('Long names', [
      finish('Wahrscheinlichkeitsverteilungsfunktionsturnier am Donnerstagnachmittag', 1, 388, true),
      finish('Järjestelmällisyydellistämättömyysturnaus', 388, 388)
    ]),
    'first of one': dots('One of one', [finish('A table of two', 1, 1)]),
    nothing: dots('No results', [])
  },
  podium: {
    usual: podium('What the week pays', places),
    'large sums': podium('Large sums', longPlaces),
    'the winner alone': podium('One', places.slice(0, 1)),
    empty: podium('Empty', [])
  },
  'prize-ladder': {
    usual: <PrizeLadder {...frame('Prizes of a week', rungs)} titled rungs={rungs} />,
    'long words': <PrizeLadder {...frame('Long words', longRungs)} rungs={longRungs} />,
    'one rung': <PrizeLadder {...frame('One', rungs.slice(0, 1))} rungs={rungs.slice(0, 1)} />,
    empty: <PrizeLadder {...frame('Empty')} rungs={[]} />
  }
}

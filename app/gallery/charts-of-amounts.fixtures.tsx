import { type Finish, LogBars, PlaceDots } from '../ui/charts/logarithmic-rows.tsx'
import { Podium } from '../ui/charts/podium.tsx'
import { PrizeLadder } from '../ui/charts/prize-ladder.tsx'
import { frame } from './frame.ts'

const hands = [
  { name: 'One pair', value: 43.8, label: '43.8 %' },
  { name: 'Two pair', value: 23.5, label: '23.5 %' },
  { name: 'Three of a kind', value: 4.83, label: '4.83 %' },
  { name: 'Straight', value: 4.62, label: '4.62 %' },
  { name: 'Full house', value: 2.6, label: '2.6 %' },
  { name: 'Straight flush', value: 0.0279, label: '0.028 %' },
  { name: 'Royal flush', value: 0.0032, label: '0.0032 %', highlight: true }
]
const ticks = [
  { value: 0.001, label: '0.001 %' },
  { value: 0.1, label: '0.1 %' },
  { value: 10, label: '10 %' }
]
const longBars = [
  { name: 'Королівський стріт-флеш, зібраний на останній спільній карті', value: 12, label: '1 : 30 940' },
  { name: 'Wahrscheinlichkeitsverteilungsfunktionsgleichung', value: 900, label: '1 : 649 740', highlight: true },
  { name: 'Ász', value: 3, label: '3' }
]
const extremeBars = [
  { name: 'Nothing', value: 0, label: '0' },
  { name: 'One', value: 1, label: '1' },
  { name: 'A thousand millions', value: 1e9, label: '1,000,000,000', highlight: true }
]

const scaled = (...of: Parameters<typeof frame>) => ({
  ...frame(...of),
  scaleLabel: 'Each line is ten times the one before it.'
})

const finish = (name: string, place: number, entries: number, highlight = false): Finish => ({
  name,
  place: { value: place, label: `${place}` },
  entries: { value: entries, label: `${entries}` },
  highlight
})

const dots = (title: string, finishes: readonly Finish[], ticks: readonly number[] = []) => (
  <PlaceDots
    {...frame(
      title,
      finishes.map(({ name, place, entries }) => ({ name, label: `${place.label} / ${entries.label}` }))
    )}
    finishes={finishes}
    ticks={ticks.map(value => ({ value, label: `${value}` }))}
  />
)

const places = [
  { place: '1', name: 'Winner', value: 1800, label: '$1,800', highlight: true },
  { place: '2', name: 'Second', value: 1200, label: '$1,200' },
  { place: '3', name: 'Third', value: 800, label: '$800' }
]
const longPlaces = [
  { place: '1.', name: 'Gesamtsiegerin der Jahreswertung', value: 1_000_000, label: '1 000 000 €' },
  { place: '2.', name: 'Toiseksi sijoittunut', value: 500_000, label: '500 000 €', highlight: true },
  { place: '3.', name: 'Третє місце', value: 10_000, label: '10 000 €' }
]

const rungs = [
  { name: '1st', value: 1800, label: '$1,800', highlight: true },
  { name: '2nd', value: 1200, label: '$1,200' },
  { name: '3rd', value: 800, label: '$800' },
  { name: '4th to 10th', value: 300, label: '$300' },
  { name: '11th to 50th', value: 60, label: '$60' },
  { name: '51st to 200th', value: 10, label: '$10' }
]
const longRungs = [
  { name: 'Kolmanneksitoista korkeimmalle sijoittunut osallistuja', value: 900, label: '1 000 000,00 €' },
  { name: 'Teilnahmeberechtigungsbescheinigungen', value: 3, label: '1,50 €', highlight: true },
  { name: 'Nothing', value: 0, label: '0 €' }
]

export const parts = {
  'log-bars': {
    usual: <LogBars {...scaled('How often a hand is made', hands)} titled bars={hands} ticks={ticks} />,
    'long words': <LogBars {...scaled('Long words', longBars)} bars={longBars} />,
    'extreme values': <LogBars {...scaled('Extreme values', extremeBars)} bars={extremeBars} />,
    'one bar': <LogBars {...scaled('One bar', hands.slice(0, 1))} bars={hands.slice(0, 1)} />,
    empty: <LogBars {...scaled('Empty')} bars={[]} />
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
    usual: <Podium {...frame('What the week pays', places)} titled places={places} />,
    'long words': <Podium {...frame('Long words', longPlaces)} places={longPlaces} />,
    'the winner alone': <Podium {...frame('One', places.slice(0, 1))} places={places.slice(0, 1)} />,
    empty: <Podium {...frame('Empty')} places={[]} />
  },
  'prize-ladder': {
    usual: <PrizeLadder {...frame('Prizes of a week', rungs)} titled rungs={rungs} />,
    'long words': <PrizeLadder {...frame('Long words', longRungs)} rungs={longRungs} />,
    'one rung': <PrizeLadder {...frame('One', rungs.slice(0, 1))} rungs={rungs.slice(0, 1)} />,
    empty: <PrizeLadder {...frame('Empty')} rungs={[]} />
  }
}

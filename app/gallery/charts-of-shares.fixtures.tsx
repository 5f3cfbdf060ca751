import { CellGrid } from '../ui/charts/cell-grid.tsx'
import type { NamedFigure } from '../ui/charts/chart-data.ts'
import { DotField } from '../ui/charts/dot-field.tsx'
import { ShareRing } from '../ui/charts/share-ring.tsx'
import { SplitBar } from '../ui/charts/split-bar.tsx'
import { count, dollars, figures, frame } from './frame.ts'

const hands = figures({ 'Ace and king, suited': 46.2, 'Two queens': 53.8 }, 'Two queens')
const promotions = figures(
  {
    Leaderboards: 4_200_000,
    Jackpots: 2_500_000,
    Daily: 1_600_000,
    Welcome: 900_000,
    Evenings: 500_000,
    Loyalty: 300_000
  },
  'Leaderboards',
  dollars
)
const longWord = 'Geschwindigkeitsbegrenzungsüberschreitungsgewinnwahrscheinlichkeit'
const longParts = figures(
  {
    [longWord]: 70,
    'Kolmannen sijoituksen todennäköisyyslaskennallinen osuus': 20,
    Megszentségteleníthetetlenségeskedéseitekért: 10
  },
  longWord
)
const extremeParts = figures({ 'Nearly all': 99.98, 'Next to nothing': 0.02, Nothing: 0 }, 'Next to nothing')

const shares = figures(
  { 'The hand that hits it': 60, 'The rest of the table': 25, 'Stays for the next': 15 },
  'The hand that hits it'
)
const longShares = [
  { name: 'Donaudampfschifffahrtsgesellschaftsgewinnbeteiligung', value: 60, label: '60,25 %', highlight: true },
  { name: 'Järjestelmällisyydellistämättömyydellään pelipöydän muut pelaajat', value: 39.75, label: '39,75 %' }
]
const eightShares = Array.from({ length: 8 }, (_, index) => ({
  name: `Seat ${index + 1}`,
  value: 2 ** index,
  label: `${2 ** index}`
}))
const extremeShares = figures({ 'All but a trace': 99.99, 'A trace': 0.01 }, 'A trace')

const bar = (title: string, parts: readonly NamedFigure[]) => <SplitBar {...frame(title, parts)} parts={parts} />
const ring = (title: string, shares: readonly NamedFigure[], label: string, name?: string) => (
  <ShareRing {...frame(title, shares)} shares={shares} middle={{ label, ...(name && { name }) }} />
)
const field = (title: string, groups: readonly NamedFigure[]) => <DotField {...frame(title, groups)} groups={groups} />
const spins = figures(
  { '2 times the buy-in': 781, '3 times': 150, '5 times': 60, '10 times': 8, '25 times and more': 1 },
  '25 times and more',
  count
)
const tenDots = figures(
  { 'Verbleibende Turnierteilnehmerinnen und Turnierteilnehmer': 7, Ausgeschieden: 3 },
  'Ausgeschieden',
  count
)
const noDots = figures({ All: 1000, 'None at all': 0 }, 'None at all', count)

const bands = [
  { name: 'much', label: '12 %' },
  { name: 'more than half', label: '17 %' },
  { name: 'half', label: '22 %' },
  { name: 'less', label: '49 %' }
]
const cells = (size: number) =>
  Array.from({ length: size }, (_, down) =>
    Array.from({ length: size }, (_, across) => ({
      name: `${String.fromCharCode(65 + down)}${across}`,
      label: String(90 - 3 * (down + across)),
      band: Math.min(3, Math.floor((down + across) / 5))
    }))
  )

export const parts = {
  'split-bar': {
    usual: <SplitBar {...frame('Who is ahead before the flop', hands)} titled parts={hands} />,
    'six parts': (
      <SplitBar title="Where ten millions go" description="Ten millions, divided between six." parts={promotions} />
    ),
    'long words': bar('Long words', longParts),
    'extreme values': bar('Extreme values', extremeParts),
    'one part': bar('One part', hands.slice(0, 1)),
    empty: bar('Empty', [])
  },
  'share-ring': {
    usual: ring('How a jackpot is shared', shares, '$48,210', 'at this moment'),
    'long words': ring('Long words', longShares, '1 250 000 €', 'Gesamtgewinnsumme des Monats'),
    'eight shares': ring('Eight shares', eightShares, '255'),
    'extreme values': ring('Extreme values', extremeShares, '100 %'),
    'one share': ring('One share', shares.slice(0, 1), '100 %'),
    empty: ring('Empty', [], '–')
  },
  'dot-field': {
    usual: field('A thousand spins', spins),
    'ten dots, long words': field('Ten dots', tenDots),
    'a group of none': field('None', noDots),
    empty: field('Empty', [])
  },
  'cell-grid': {
    'thirteen by thirteen': <CellGrid {...frame('Cells', bands)} rows={cells(13)} bands={bands} />,
    'three by three': <CellGrid {...frame('Few cells', bands)} rows={cells(3)} bands={bands} />
  }
}

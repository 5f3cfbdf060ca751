import { CellGrid } from '../ui/charts/cell-grid.tsx'
import { DotField } from '../ui/charts/dot-field.tsx'
import { Meter } from '../ui/charts/meter.tsx'
import { ShareRing } from '../ui/charts/share-ring.tsx'
import { SplitBar } from '../ui/charts/split-bar.tsx'
import { frame } from './frame.ts'

const hands = [
  { name: 'Ace and king, suited', value: 46.2, label: '46.2 %' },
  { name: 'Two queens', value: 53.8, label: '53.8 %', highlight: true }
]
const promotions = [
  { name: 'Leaderboards', value: 4_200_000, label: '$4,200,000', highlight: true },
  { name: 'Jackpots', value: 2_500_000, label: '$2,500,000' },
  { name: 'Daily', value: 1_600_000, label: '$1,600,000' },
  { name: 'Welcome', value: 900_000, label: '$900,000' },
  { name: 'Evenings', value: 500_000, label: '$500,000' },
  { name: 'Loyalty', value: 300_000, label: '$300,000' }
]
const longParts = [
  {
    name: 'Geschwindigkeitsbegrenzungsüberschreitungsgewinnwahrscheinlichkeit',
    value: 70,
    label: '70 %',
    highlight: true
  },
  { name: 'Kolmannen sijoituksen todennäköisyyslaskennallinen osuus', value: 20, label: '20 %' },
  { name: 'Megszentségteleníthetetlenségeskedéseitekért', value: 10, label: '10 %' }
]
const extremeParts = [
  { name: 'Nearly all', value: 99.98, label: '99.98 %' },
  { name: 'Next to nothing', value: 0.02, label: '0.02 %', highlight: true },
  { name: 'Nothing', value: 0, label: '0 %' }
]

const shares = [
  { name: 'The hand that hits it', value: 60, label: '60 %', highlight: true },
  { name: 'The rest of the table', value: 25, label: '25 %' },
  { name: 'Stays for the next', value: 15, label: '15 %' }
]
const longShares = [
  { name: 'Donaudampfschifffahrtsgesellschaftsgewinnbeteiligung', value: 60, label: '60,25 %', highlight: true },
  { name: 'Järjestelmällisyydellistämättömyydellään pelipöydän muut pelaajat', value: 39.75, label: '39,75 %' }
]
const eightShares = Array.from({ length: 8 }, (_, index) => ({
  name: `Seat ${index + 1}`,
  value: 2 ** index,
  label: `${2 ** index}`
}))
const extremeShares = [
  { name: 'All but a trace', value: 9999, label: '99.99 %' },
  { name: 'A trace', value: 1, label: '0.01 %', highlight: true }
]

const meter = (value: number, label: string, name: string, highlight = false) => (
  <Meter {...frame(name, [{ name, label }])} value={{ value, label }} name={name} highlight={highlight} />
)

const spins = [
  { name: '2 times the buy-in', value: 781, label: '781' },
  { name: '3 times', value: 150, label: '150' },
  { name: '5 times', value: 60, label: '60' },
  { name: '10 times', value: 8, label: '8' },
  { name: '25 times and more', value: 1, label: '1', highlight: true }
]
const tenDots = [
  { name: 'Verbleibende Turnierteilnehmerinnen und Turnierteilnehmer', value: 7, label: '7' },
  { name: 'Ausgeschieden', value: 3, label: '3', highlight: true }
]
const noDots = [
  { name: 'All', value: 1000, label: '1,000' },
  { name: 'None at all', value: 0, label: '0', highlight: true }
]

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
    'long words': <SplitBar {...frame('Long words', longParts)} parts={longParts} />,
    'extreme values': <SplitBar {...frame('Extreme values', extremeParts)} parts={extremeParts} />,
    'one part': <SplitBar {...frame('One part', hands.slice(0, 1))} parts={hands.slice(0, 1)} />,
    empty: <SplitBar {...frame('Empty')} parts={[]} />
  },
  'share-ring': {
    usual: (
      <ShareRing
        {...frame('How a jackpot is shared', shares)}
        titled
        shares={shares}
        middle={{ label: '$48,210', name: 'at this moment' }}
      />
    ),
    'long words': (
      <ShareRing
        {...frame('Long words', longShares)}
        shares={longShares}
        middle={{ label: '1 250 000 €', name: 'Gesamtgewinnsumme des Monats' }}
      />
    ),
    'eight shares': (
      <ShareRing {...frame('Eight shares', eightShares)} shares={eightShares} middle={{ label: '255' }} />
    ),
    'extreme values': (
      <ShareRing {...frame('Extreme values', extremeShares)} shares={extremeShares} middle={{ label: '100 %' }} />
    ),
    'one share': (
      <ShareRing {...frame('One share', shares.slice(0, 1))} shares={shares.slice(0, 1)} middle={{ label: '100 %' }} />
    ),
    empty: <ShareRing {...frame('Empty')} shares={[]} middle={{ label: '–' }} />
  },
  meter: {
    usual: meter(54.4, '54.4 %', 'of what a streamer plays for comes back to them in the first month', true),
    'long words': meter(
      80,
      '80,00 %',
      'Wahrscheinlichkeitsverteilungsfunktionsgleichungen und järjestelmällisyydellistämättömyys'
    ),
    nothing: meter(0, '0 %', 'of these hands'),
    'beyond its end': meter(140, '140 %', 'of the guarantee')
  },
  'dot-field': {
    usual: (
      <DotField
        {...frame('A thousand spins', spins)}
        titled
        groups={spins}
        note="The top prize needs 10,000 of these fields for one copper dot."
      />
    ),
    'ten dots, long words': <DotField {...frame('Ten dots', tenDots)} groups={tenDots} />,
    'a group of none': <DotField {...frame('None', noDots)} groups={noDots} />,
    empty: <DotField {...frame('Empty')} groups={[]} />
  },
  'cell-grid': {
    'thirteen by thirteen': <CellGrid {...frame('Cells', bands)} rows={cells(13)} bands={bands} />,
    'three by three': <CellGrid {...frame('Few cells', bands)} rows={cells(3)} bands={bands} />
  }
}

import { exampleFrame } from './example-frame.ts'
import { ShareRing } from './share-ring.tsx'

const shares = [
  { name: 'The hand that hits it', value: 60, label: '60 %', highlight: true },
  { name: 'The rest of the table', value: 25, label: '25 %' },
  { name: 'Stays for the next', value: 15, label: '15 %' }
]
const long = [
  { name: 'Donaudampfschifffahrtsgesellschaftsgewinnbeteiligung', value: 60, label: '60,25 %', highlight: true },
  { name: 'Järjestelmällisyydellistämättömyydellään pelipöydän muut pelaajat', value: 39.75, label: '39,75 %' }
]
const eight = Array.from({ length: 8 }, (_, index) => ({
  name: `Seat ${index + 1}`,
  value: 2 ** index,
  label: `${2 ** index}`
}))
const tiny = [
  { name: 'All but a trace', value: 9999, label: '99.99 %' },
  { name: 'A trace', value: 1, label: '0.01 %', highlight: true }
]

/** Shares round a middle. */
export const examples = [
  {
    name: 'usual',
    element: (
      <ShareRing
        {...exampleFrame('How a jackpot is shared', shares)}
        titled
        shares={shares}
        middle={{ label: '$48,210', name: 'at this moment' }}
      />
    )
  },
  {
    name: 'long words',
    element: (
      <ShareRing
        {...exampleFrame('Long words', long)}
        shares={long}
        middle={{ label: '1 250 000 €', name: 'Gesamtgewinnsumme des Monats' }}
      />
    )
  },
  {
    name: 'eight shares',
    element: <ShareRing {...exampleFrame('Eight shares', eight)} shares={eight} middle={{ label: '255' }} />
  },
  {
    name: 'extreme values',
    element: <ShareRing {...exampleFrame('Extreme values', tiny)} shares={tiny} middle={{ label: '100 %' }} />
  },
  {
    name: 'one share',
    element: (
      <ShareRing
        {...exampleFrame('One share', shares.slice(0, 1))}
        shares={shares.slice(0, 1)}
        middle={{ label: '100 %' }}
      />
    )
  },
  { name: 'empty', element: <ShareRing {...exampleFrame('Empty')} shares={[]} middle={{ label: '–' }} /> }
]

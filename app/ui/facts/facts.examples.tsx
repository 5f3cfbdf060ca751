import { Facts, Figures } from './facts.tsx'

const figures = [
  { label: 'Guaranteed', value: '$1,080,000' },
  { label: 'Buy-in', value: '$109' },
  { label: 'Late registration', value: '2 h 30' }
]
const long = [
  { label: 'Gesamtgewinnsumme des Monats', value: '1 250 000,00 €' },
  { label: 'Osallistumismahdollisuuksien lukumäärä', value: '0,25–200 $' }
]

/** Names with their values. */
export const examples = [
  {
    name: 'facts',
    element: (
      <Facts
        items={[
          { label: 'Where', value: 'Online' },
          { label: 'When', html: '<b>Sundays</b>, 19:00' }
        ]}
      />
    )
  },
  { name: 'figures', element: <Figures items={figures} /> },
  { name: 'figures, long', element: <Figures items={long} /> },
  { name: 'one figure', element: <Figures items={figures.slice(0, 1)} /> }
]

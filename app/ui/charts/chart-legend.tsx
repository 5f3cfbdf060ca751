import type { Tone } from './tones.ts'

type Entry = { name: string; label?: string | undefined; tone: Tone | 'hatched' }

/** The names of a chart's parts beside their colours, as a list that breaks its lines as any text does. */
export const ChartLegend = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className={`chart__legend${entries.some(({ label }) => label) ? '' : ' chart__legend--names'}`}>
    {entries.map(({ name, label, tone }) => (
      <li key={name} className={`chart__tone--${tone}`}>
        {name}
        {label && <b>{label}</b>}
      </li>
    ))}
  </ul>
)

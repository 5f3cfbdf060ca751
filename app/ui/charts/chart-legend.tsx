import { Hatched } from './hatched.tsx'
import type { Tone } from './tones.ts'

type Entry = { name: string; label?: string | undefined; tone: Tone | 'hatched' }

/** The names of a chart's parts beside their colours, as a list that breaks its lines as any text does. */
export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={`chart__legend${entries.some(({ label }) => label) ? '' : ' chart__legend--names'}`}>
      {entries.map(({ name, label, tone }) => (
        <li key={name}>
          <svg className="chart__swatch" width="12" height="12" aria-hidden="true">
            {tone === 'hatched' ? (
              <Hatched x="0.5" y="0.5" width="11" height="11" />
            ) : (
              <rect width="12" height="12" rx="3" className={`chart__tone chart__tone--${tone}`} />
            )}
          </svg>
          {name}
          {label && <b>{label}</b>}
        </li>
      ))}
    </ul>
  )
}

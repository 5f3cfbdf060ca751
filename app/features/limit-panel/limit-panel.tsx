import { Emblem } from '../../ui/client-table/emblem.tsx'

/** A limit as the client shows it: its name, what it is set to, and how far along its line that is, in hundredths. */
export type ShownLimit = { name: string; value: string; part: number }

/** The panel of limits in our client, drawn: nothing is set by it. The text beside it says what each limit does. */
export const LimitPanel = ({ limits }: { limits: readonly ShownLimit[] }) => (
  <div className="client-panel limit-panel" aria-hidden="true">
    <p className="client-panel__bar row">
      <Emblem />
    </p>
    {limits.map(({ name, value, part }) => (
      <div key={name} className="client-panel__measure">
        <span className="strong">{name}</span>
        <b className="number">{value}</b>
        <svg viewBox="0 0 400 32">
          <rect y="13" width="400" height="6" rx="3" className="client-panel__line" />
          <rect y="13" width={part * 4} height="6" rx="3" className="client-panel__part" />
          <circle cx={part * 4} cy="16" r="13" className="limit-panel__knob" />
        </svg>
      </div>
    ))}
  </div>
)

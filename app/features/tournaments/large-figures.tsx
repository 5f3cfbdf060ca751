import type { ReactNode } from 'react'

type Props = { items: readonly { label: string; value: ReactNode }[] }

/** The facts of a series set large, its next start among them, which the browser writes by the visitor's own clock. */
export const LargeFigures = ({ items }: Props) => (
  <section className="section large-figures shared-pool">
    <div className="wrap">
      <dl className="figures">
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

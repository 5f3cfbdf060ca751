import type { ReactNode } from 'react'

/** A name with its value: nodes, or safe markup. */
type Fact = { label: string; className?: string | undefined } & ({ value: ReactNode } | { html: string })

/** Names with their values. */
export const Facts = ({ items, className = 'facts' }: { items: readonly Fact[]; className?: string }) => (
  <dl className={className}>
    {items.map(({ label, className: ofItem, ...fact }) => (
      <div key={label} className={ofItem}>
        <dt>{label}</dt>
        {'html' in fact ? <dd dangerouslySetInnerHTML={{ __html: fact.html }} /> : <dd>{fact.value}</dd>}
      </div>
    ))}
  </dl>
)

/** Two to four figures set large, side by side. */
export const Figures = ({ items }: { items: readonly Fact[] }) => <Facts items={items} className="figures" />

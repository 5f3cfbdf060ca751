import type { ReactNode } from 'react'

/** A name with its value: nodes, or safe markup. `only`: the kind of inducement that it is. */
type Fact = { label: string; className?: string | undefined; only?: string | undefined } & (
  | { value: ReactNode }
  | { html: string }
)

/** Names with their values. */
export const Facts = ({ items, className = 'facts' }: { items: readonly Fact[]; className?: string }) => (
  <dl className={className}>
    {items.map(({ label, className: ofItem, only, ...fact }) => (
      <div key={label} className={ofItem} data-inducement={only}>
        <dt>{label}</dt>
        {'html' in fact ? <dd dangerouslySetInnerHTML={{ __html: fact.html }} /> : <dd>{fact.value}</dd>}
      </div>
    ))}
  </dl>
)

/** Two to four figures set large, side by side. */
export const Figures = ({ items }: { items: readonly Fact[] }) => <Facts items={items} className="figures edged" />

import type { ReactNode } from 'react'

type Props = {
  /** The section's name in the specification; also its anchor. */
  name: string
  title: string
  lead?: ReactNode
  kind?: 'stack' | 'split'
  className?: string
  /** The name of the island that the section is, and the instant until which it stands as it was rendered. */
  island?: { key: string; until: Date | null }
  children: ReactNode
}

/** A section of the home page under its own h2, with the name that outsiders find it by. */
export function NamedSection({ name, title, lead, kind = 'stack', className = '', island, children }: Props) {
  return (
    <section
      id={name}
      data-section={name}
      data-island={island?.key}
      data-island-until={island?.until?.toISOString()}
      className={`section section--${kind} ${className}`.trimEnd()}
      aria-labelledby={`${name}-title`}
    >
      <div className="wrap section__grid">
        <div className="section__head">
          <h2 id={`${name}-title`}>{title}</h2>
          {lead}
        </div>
        <div className="section__body">{children}</div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'

type Props = {
  /** The section's name in the specification; also its anchor. */
  name: string
  title: string
  lead?: ReactNode
  kind?: 'stack' | 'split'
  className?: string
  children: ReactNode
}

/** A section of the home page under its own h2, with the name that outsiders find it by. */
export function HomeSection({ name, title, lead, kind = 'stack', className = '', children }: Props) {
  return (
    <section
      id={name}
      data-section={name}
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

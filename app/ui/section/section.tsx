import type { ReactNode } from 'react'

type Props = {
  /** The anchor of the section; its heading is named after it. */
  id: string
  title: string
  /** A sentence below the heading. */
  lead?: ReactNode
  /** `split` sets the heading beside the content on wide screens, `stack` above it. */
  kind?: 'split' | 'stack'
  className?: string
  children: ReactNode
}

/** A part of a page under its own h2. */
export function Section({ id, title, lead, kind = 'stack', className = '', children }: Props) {
  return (
    <section id={id} className={`section section--${kind} ${className}`.trimEnd()} aria-labelledby={`${id}-title`}>
      <div className="wrap section__grid">
        <div className="section__head">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <div className="section__body">{children}</div>
      </div>
    </section>
  )
}

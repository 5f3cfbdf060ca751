import { createContext, type ReactNode, use } from 'react'

/** What is drawn beside the heading of a section. */
export const HeadDrawing = createContext<ReactNode>(null)

export type SectionProps = {
  /** The anchor of the section; its heading is named after it. */
  id: string
  title: string
  /** A sentence below the heading, as text or as safe markup. */
  lead?: string | undefined
  leadHtml?: string
  /** `split` sets the heading beside the content on wide screens, `stack` above it. */
  kind?: 'split' | 'stack'
  /** The ground of the section: green felt or a sheet of paper; the page itself unless it says so. */
  ground?: 'felt' | 'paper' | undefined
  className?: string
  /** Whether it is a section of home, whose id is also its name for outsiders. */
  named?: boolean
  /** The name of the island that the section is, and the instant until which it stays as it was rendered. */
  island?: { key: string; until: Date | null }
  /** The kind of inducement that the section is, where the law allows it. */
  only?: string | undefined
  children: ReactNode
}

/** A part of a page under its own h2. */
export function Section({ id, title, lead, leadHtml, kind = 'stack', className = '', ...more }: SectionProps) {
  const { named, island, only, ground, children } = more
  const drawing = use(HeadDrawing)
  const layout = `wrap section--${kind}`
  const parts = (
    <>
      <div className="section__head">
        {drawing}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="quiet">{lead}</p>}
        {leadHtml && <p className="quiet" dangerouslySetInnerHTML={{ __html: leadHtml }} />}
      </div>
      {kind === 'split' ? <div className="section__body">{children}</div> : children}
    </>
  )
  return (
    <section
      id={id}
      data-section={named ? id : undefined}
      data-inducement={only}
      data-island={island?.key}
      data-island-until={island?.until?.toISOString()}
      className={`section ${ground ? `ground ground--${ground}` : layout} ${className}`.trimEnd()}
      aria-labelledby={`${id}-title`}
    >
      {ground ? <div className={layout}>{parts}</div> : parts}
    </section>
  )
}

import type { ReactNode } from 'react'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'

type Props = {
  id: string
  title: string
  leadMarkdown: string
  /** The parts of the step, unless it has something else to show. */
  items?: readonly { name: string; textMarkdown: string }[]
  children?: ReactNode
}

/** A step of the way, its number set large beside it. */
export function LargeStep({ id, title, leadMarkdown, items = [], children }: Props) {
  const markdown = useMarkdown()
  return (
    <section id={id} className="section large-step" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="large-step__head step-number">
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            <p dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />
          </div>
        </div>
        {items.length > 0 && (
          <ul className="large-step__parts">
            {items.map(({ name, textMarkdown }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { CardPicture } from '../../../ui/picture/card-picture.tsx'

type Props = {
  id: string
  picture: string
  title: string
  textMarkdown: string
  exampleTitle: string
  settingsLabel: string
  settings: readonly { name: string; text: string }[]
  offLabel: string
  offMarkdown: string
  /** The feature at work. */
  children: ReactNode
}

const sizes = '(min-width: 1000px) 480px, 100vw'

/** One feature: what it does beside its picture, an example of it at work, its settings and how it is turned off. */
export function Feature({
  id,
  picture,
  title,
  textMarkdown,
  exampleTitle,
  settingsLabel,
  settings,
  offLabel,
  offMarkdown,
  children
}: Props) {
  const markdown = useMarkdown()
  return (
    <section id={id} className="section feature" aria-labelledby={`${id}-title`}>
      <div className="wrap feature__grid">
        <div className="feature__words">
          <h2 id={`${id}-title`}>{title}</h2>
          <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          <CardPicture name={picture} sizes={sizes} className="feature__picture" />
        </div>
        <div className="feature__work">
          <div className="panel feature__example">
            <h3>{exampleTitle}</h3>
            {children}
          </div>
          <h3 className="feature__label">{settingsLabel}</h3>
          <dl className="feature__settings">
            {settings.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div className="feature__off">
              <dt>{offLabel}</dt>
              <dd dangerouslySetInnerHTML={{ __html: markdown(offMarkdown) }} />
            </div>
          </dl>
        </div>
      </div>
    </section>
  )
}

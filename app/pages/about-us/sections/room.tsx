import type { AboutUsPage } from '../../../../content/pages/about-us/about-us.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Section } from '../../../ui/section/section.tsx'

/** How the room is run: one panel a principle. */
export function Room({ title, principles }: AboutUsPage['room']) {
  const markdown = useMarkdown()
  return (
    <Section id="room" title={title}>
      <div className="panels">
        {principles.map(({ name, textMarkdown }) => (
          <div key={name} className="panel about-us__principle">
            <h3>{name}</h3>
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </div>
        ))}
      </div>
    </Section>
  )
}

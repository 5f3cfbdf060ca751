import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Panels } from '../../ui/panel/panels.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Whom the room works with, and the same list of duties for both sides. */
export function Partners() {
  const { kinds, asked, given, never, contact } = pageCopy(usePage(), 'partners')
  const line = useMarkdown()
  return (
    <>
      <Section id="kinds" title={kinds.title} lead={kinds.lead}>
        <Panels className="panels--3 panels--small" items={kinds.items} />
      </Section>
      <div className="wrap partners__duties">
        {[
          { id: 'asked', part: asked },
          { id: 'given', part: given }
        ].map(({ id, part }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{part.title}</h2>
            <p className="partners__lead">{part.leadMarkdown}</p>
            <Points items={part.pointsMarkdown.map(line)} />
          </section>
        ))}
      </div>
      <Paragraphs id="never" {...never} kind="split" />
      <Section id="contact" kind="split" title={contact.title}>
        <p className="partners__contact" dangerouslySetInnerHTML={{ __html: line(contact.textMarkdown) }} />
      </Section>
    </>
  )
}

import type { ContactPage } from '../../../../content/pages/contact/contact.schema.ts'
import { streamersShown } from '../../../domain/law/streamers-shown.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** One card a subject, support first and largest. The streamer programme is left out where streamers may not be promoted. */
export function Addresses({ title, subjects }: ContactPage['addresses']) {
  const markdown = useMarkdown()
  const streamers = streamersShown(usePage())
  const shown = Object.entries(subjects).filter(([key]) => key !== 'streamerProgramme' || streamers)
  return (
    <Section id="addresses" title={title}>
      <div className="addresses">
        {shown.map(([key, { name, email, answerTime, textMarkdown }], index) => (
          <div key={key} className={`panel address ${index === 0 ? 'panel--warm address--first' : ''}`.trimEnd()}>
            <h3>{name}</h3>
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
            <p className="address__mail">
              <a href={`mailto:${email}`} className={index === 0 ? 'button button--act' : undefined}>
                {email}
              </a>
            </p>
            <p className="address__time">{answerTime}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

import type { ComplaintsPage } from '../../../../content/pages/complaints/complaints.schema.ts'
import { siteConfiguration } from '../../../site/config/site-configuration.data.ts'
import { Section } from '../../../ui/section/section.tsx'

/** A form of words: to copy, or to open in a mail program, its lines filled in. */
export function Letter({ words }: { words: ComplaintsPage['letter'] }) {
  const { complaintsEmail } = siteConfiguration
  const body = words.lines.map(line => `${line}\r\n\r\n`).join('')
  const message = `mailto:${complaintsEmail}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`
  return (
    <Section id="letter" title={words.title} lead={words.lead}>
      <div className="panel panel--quiet letter">
        <p className="letter__to">{complaintsEmail}</p>
        <p className="letter__subject">{words.subject}</p>
        <ul className="letter__lines">
          {words.lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <a href={message} className="button button--quiet">
          {words.button}
        </a>
      </div>
    </Section>
  )
}

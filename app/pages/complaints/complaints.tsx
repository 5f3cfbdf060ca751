import type { PageWords } from '../../../content/content.ts'
import { bodiesOf, bodyName } from '../../features/oversight/bodies.ts'
import { BodiesSection } from '../../features/oversight/bodies-section.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Complaints: the steps, the times, a form of words, what it may be about, who looks at it, and who decides beyond the room. */
export function Complaints() {
  const { letter, beyond } = pageCopy(usePage(), 'complaints')
  return <SectionList parts={{ letter: <Letter words={letter} />, beyond: <Beyond words={beyond} /> }} />
}

/** A form of words: to copy, or to open in a mail program, its lines filled in. */
function Letter({ words }: { words: PageWords<'complaints'>['letter'] }) {
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

/** Who decides beyond the room, by the records of this site; that nobody does, on a site that takes no players. */
function Beyond({ words }: { words: PageWords<'complaints'>['beyond'] }) {
  const scope = usePage()
  const bodies = bodiesOf(scope.content.oversight.disputes, scope.siteId)
  const { body, kind, does } = words.columns
  return (
    <BodiesSection
      id="beyond"
      words={words}
      columns={[body, kind, does]}
      rows={bodies.map(one => [
        bodyName(filledText(one.name, scope), one.url),
        escapeMarkup(words.kinds[one.kind]),
        escapeMarkup(filledText(one.does, scope))
      ])}
      note={words.sampleNote}
    />
  )
}

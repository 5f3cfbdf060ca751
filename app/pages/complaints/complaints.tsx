import type { PageWords } from '../../../content/content.ts'
import { durationHours } from '../../domain/figures/duration-hours.ts'
import { bodiesOf, bodyName } from '../../features/oversight/bodies.ts'
import { BodiesSection } from '../../features/oversight/bodies-section.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { colon } from '../../site/locales/labelled.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Complaints: the steps, the times, a form of words, what it may be about, who looks at it, and who decides beyond the room. */
export function Complaints() {
  const { clock, letter, beyond } = pageCopy(usePage(), 'complaints')
  return (
    <SectionList
      parts={{
        clock: <Clock words={clock} />,
        letter: <Letter words={letter} />,
        beyond: <Beyond words={beyond} />
      }}
    />
  )
}

/** The times of our answers, in the order of the rows that are below the first. */
const answerTimes = ['complaintsReceiptTime', 'complaintsUpdateTime', 'complaintsAnswerTime'] as const

/** The weeks after a complaint, to scale, with each of our answers; below them how long there is to complain at all. */
function Clock({ words }: { words: PageWords<'complaints'>['clock'] }) {
  const { locale, content } = usePage()
  const [complaint, ...answers] = words.rows
  const moments = answerTimes.map((name, index) => {
    const time = content.figures[name]
    if (time?.kind !== 'duration') throw new Error(`${name} is no duration`)
    const [what = '', label = ''] = answers[index] ?? []
    return { at: durationHours(time), name: what, label, highlight: index === answerTimes.length - 1 }
  })
  return (
    <Section id="clock" title={words.title} lead={words.lead}>
      <Timeline
        title={words.title}
        description={words.caption}
        table={{
          caption: words.caption,
          columns: [words.columns[0] ?? '', figure(words.columns[1] ?? '')],
          rows: words.rows.map(cells => cells.map(escapeMarkup))
        }}
        from={0}
        to={Math.max(...moments.map(({ at }) => at))}
        moments={moments}
      />
      <p className="note">{complaint?.join(colon(locale))}</p>
    </Section>
  )
}

/** A form of words: to copy, or to open in a mail program, its lines filled in. */
function Letter({ words }: { words: PageWords<'complaints'>['letter'] }) {
  const { complaintsEmail } = siteConfiguration
  const body = words.lines.map(line => `${line}\r\n\r\n`).join('')
  const message = `mailto:${complaintsEmail}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`
  return (
    <Section id="letter" title={words.title} lead={words.lead} ground="paper">
      <div className="letter">
        <p className="muted text-small">{complaintsEmail}</p>
        <p className="strong">{words.subject}</p>
        <ul className="lines">
          {words.lines.map(line => (
            <li key={line} className="quiet">
              {line}
            </li>
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
    />
  )
}

import type { PageWords } from '../../../content/content.ts'
import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'
import { StartTime } from '../../features/tournaments/start-time.tsx'
import { clockOf } from '../../features/tournaments/structure-rows.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = {
  words: NonNullable<PageWords<'sunday-major'>['evening']>
  structure: Structure
  event: { start: Date; lateRegistrationMinutes: number }
}

/** How the evening of a tournament runs: to scale, in hours from its start, then moment by moment, at the visitor's own hours. */
export function Evening({ words, structure: { course }, event }: Props) {
  const { t } = usePage()
  const markdown = useMarkdown()
  if (!course) return null
  const { lateRegistrationMinutes } = event
  const minutes = [0, lateRegistrationMinutes, course.paidFromMinute, course.finalTableMinute]
  const moments = words.moments.map((moment, index) => ({ ...moment, at: minutes[index] ?? course.endMinute }))
  const ticks = Array.from({ length: Math.floor(course.endMinute / 120) + 1 }, (_, index) => index * 120)
  return (
    <Section id="evening" title={words.title} lead={words.lead}>
      <Timeline
        title={words.title}
        description={t('tournaments.evening-text')}
        tableLabel={t('charts.as-table')}
        table={{
          caption: t('tournaments.evening-text'),
          columns: [words.title, figure(t('tournaments.begins-at'))],
          rows: moments.map(({ name, at }) => [name, clockOf(at)])
        }}
        from={0}
        to={course.endMinute}
        spans={[
          {
            from: 0,
            to: lateRegistrationMinutes,
            name: t('tournaments.registration-open'),
            label: `${clockOf(0)}–${clockOf(lateRegistrationMinutes)}`,
            tone: 'mint'
          },
          {
            from: lateRegistrationMinutes,
            to: course.endMinute,
            name: t('tournaments.registration-closed'),
            label: `${clockOf(lateRegistrationMinutes)}–${clockOf(course.endMinute)}`
          }
        ]}
        moments={moments.map(({ name, at }, index) => ({
          at,
          name,
          label: clockOf(at),
          highlight: index === moments.length - 1
        }))}
        ticks={ticks.map(value => ({ value, label: clockOf(value) }))}
      />
      <ol className="evening">
        {moments.map(({ name, textMarkdown, at }) => (
          <li key={name}>
            <p className="evening__clock">
              <StartTime instant={new Date(event.start.getTime() + at * 60_000)} part="clock" />
            </p>
            <h3 className="headline">{name}</h3>
            <p className="quiet" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

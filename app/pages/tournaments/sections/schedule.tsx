import type { PageWords } from '../../../../content/content.ts'
import { soonest } from '../../../domain/dated/dated-record.ts'
import { calendar, isOpenTo } from '../../../features/tournaments/calendar.ts'
import { chosenStarts } from '../../../features/tournaments/chosen-starts.ts'
import { nextEventChange } from '../../../features/tournaments/event-state.ts'
import { readScheduleChoice } from '../../../features/tournaments/schedule-choice.ts'
import { calendarEntry } from '../../../features/tournaments/schedule-entry.ts'
import { ScheduleList } from '../../../features/tournaments/schedule-list.tsx'
import { Week } from '../../../features/tournaments/week.tsx'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { ScheduleFilter } from './schedule-filter.tsx'

const dayMs = 86_400_000

/** The schedule: what is open and what starts within a day, or what the visitor has chosen of the week, by links alone. */
export function Schedule({ words }: { words: PageWords<'tournaments'>['schedule'] }) {
  const scope = usePage()
  const now = scope.asOf()
  const events = calendar(scope.content, scope.siteId).filter(event => isOpenTo(event, scope))
  const choice = readScheduleChoice(scope.query())
  const starts = chosenStarts(events, choice, now)
  const everyStart = chosenStarts(events, readScheduleChoice({}), new Date(now.getTime() + dayMs))
  const changes = [...starts, ...everyStart].map(({ event, start }) => ({ ...event, start }))
  scope.expiresAt(soonest(nextEventChange(changes, now), new Date(now.getTime() + dayMs)))
  return (
    <Section id="schedule" title={words.title} lead={words.lead} className="shared-pool">
      <div className="schedule-week">
        <Week tournaments={events} />
      </div>
      <ScheduleFilter words={words} choice={choice} />
      {starts.length === 0 ? (
        <p className="schedule__empty">{words.emptyText}</p>
      ) : (
        <ScheduleList
          sampleNote={words.sampleNote}
          entries={starts.map(({ event, start }) => calendarEntry(event, start, scope))}
        />
      )}
    </Section>
  )
}

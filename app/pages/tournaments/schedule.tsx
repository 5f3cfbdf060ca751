import type { PageWords } from '../../../content/content.ts'
import { soonest } from '../../domain/dated/dated-record.ts'
import { dayMs } from '../../domain/dated/day-ms.ts'
import { weekdays } from '../../domain/dated/weekdays.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { calendar, isOpenTo } from '../../features/tournaments/calendar.ts'
import { nextEventChange } from '../../features/tournaments/event-state.ts'
import {
  chosenStarts,
  games,
  readScheduleChoice,
  type ScheduleChoice,
  scheduleQuery,
  stakeLimits,
  tournamentTypes
} from '../../features/tournaments/schedule-choice.ts'
import { scheduleEntry } from '../../features/tournaments/schedule-entry.ts'
import { ScheduleList } from '../../features/tournaments/schedule-list.tsx'
import { Week } from '../../features/tournaments/week.tsx'
import { writeWeekday } from '../../features/tournaments/write-days.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Chips } from '../../ui/chips/chips.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The schedule: tournaments that are open or start within a day, or the visitor's choice of the week, by links alone. */
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
        <p className="schedule__empty quiet">{words.emptyText}</p>
      ) : (
        <ScheduleList entries={starts.map(({ event, start }) => scheduleEntry({ ...event, start }, scope))} />
      )}
    </Section>
  )
}

const choices = ['day', 'game', 'type', 'stake'] as const

type Option = readonly [value: string, words: string]

type FilterProps = { words: PageWords<'tournaments'>['schedule']; choice: ScheduleChoice }

/** The filter of the schedule: links, each of which changes one choice and leaves the others. */
function ScheduleFilter({ words, choice }: FilterProps) {
  const scope = usePage()
  const { locale, t, href, path } = scope
  const { formats } = pageCopy(scope, 'tournaments')
  const money = (amount: number) => formatFigure({ kind: 'money', amount, currency: 'USD' }, locale)
  const low = money(stakeLimits.low)
  const high = money(stakeLimits.middle)
  const options: Readonly<Record<(typeof choices)[number], readonly Option[]>> = {
    day: [1, 2, 3, 4, 5, 6, 0].map(day => [weekdays[day] ?? '', writeWeekday(day, locale)]),
    game: games.map(game => [game, t(`tournaments.game-${game}`)]),
    type: tournamentTypes.flatMap((type): Option[] => {
      const item = formats.items[type]
      return item ? [[type, item.name]] : []
    }),
    stake: [
      ['low', t('tournaments.stake-low', { amount: low })],
      ['middle', t('tournaments.stake-middle', { low, high })],
      ['high', t('tournaments.stake-high', { amount: high })]
    ]
  }
  return (
    <div className="schedule-filter">
      {choices.map(name => (
        <Chips
          key={name}
          id={`schedule-${name}`}
          label={words[name]}
          options={[[null, name === 'day' ? words.soon : words.all] as const, ...options[name]].map(
            ([value, called]) => ({
              href: `${href(path)}${scheduleQuery({ ...choice, [name]: value })}#schedule`,
              words: called,
              isCurrent: choice[name] === value
            })
          )}
        />
      ))}
    </div>
  )
}

import type { PageWords } from '../../../../content/content.ts'
import { soonest } from '../../../domain/dated/dated-record.ts'
import { weekdays } from '../../../domain/dated/weekdays.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { calendar, isOpenTo } from '../../../features/tournaments/calendar.ts'
import { chosenStarts } from '../../../features/tournaments/chosen-starts.ts'
import { nextEventChange } from '../../../features/tournaments/event-state.ts'
import {
  games,
  readScheduleChoice,
  type ScheduleChoice,
  scheduleQuery,
  stakeLimits,
  stakes,
  tournamentTypes
} from '../../../features/tournaments/schedule-choice.ts'
import { calendarEntry } from '../../../features/tournaments/schedule-entry.ts'
import { ScheduleList } from '../../../features/tournaments/schedule-list.tsx'
import { Week } from '../../../features/tournaments/week.tsx'
import { writeWeekday } from '../../../features/tournaments/write-days.ts'
import { pageCopy } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Chips } from '../../../ui/chips/chips.tsx'
import { Section } from '../../../ui/section/section.tsx'

const dayMs = 86_400_000

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
        <ScheduleList entries={starts.map(({ event, start }) => calendarEntry(event, start, scope))} />
      )}
    </Section>
  )
}

type FilterProps = { words: PageWords<'tournaments'>['schedule']; choice: ScheduleChoice }

type Option = readonly [value: string, words: string]

/** The filter of the schedule: links, each of which changes one choice and leaves the others. */
function ScheduleFilter({ words, choice }: FilterProps) {
  const scope = usePage()
  const { locale, t } = scope
  const { formats } = pageCopy(scope, 'tournaments')
  const money = (amount: number) => formatFigure({ kind: 'money', amount, currency: 'USD' }, locale)
  const low = money(stakeLimits.low)
  const high = money(stakeLimits.middle)
  const stakeWords = {
    low: t('tournaments.stake-low', { amount: low }),
    middle: t('tournaments.stake-middle', { low, high }),
    high: t('tournaments.stake-high', { amount: high })
  }
  const gameWords = {
    holdem: t('tournaments.game-holdem'),
    omaha: t('tournaments.game-omaha'),
    'short-deck': t('tournaments.game-short-deck')
  }
  const days = [1, 2, 3, 4, 5, 6, 0].map((day): Option => [weekdays[day] ?? '', writeWeekday(day, locale)])
  return (
    <div className="schedule-filter">
      <Choice name="day" label={words.day} all={words.soon} choice={choice} options={days} />
      <Choice
        name="game"
        label={words.game}
        all={words.all}
        choice={choice}
        options={games.map((game): Option => [game, gameWords[game]])}
      />
      <Choice
        name="type"
        label={words.type}
        all={words.all}
        choice={choice}
        options={tournamentTypes.flatMap((type): Option[] => {
          const item = formats.items[type]
          return item ? [[type, item.name]] : []
        })}
      />
      <Choice
        name="stake"
        label={words.stake}
        all={words.all}
        choice={choice}
        options={stakes.map((stake): Option => [stake, stakeWords[stake]])}
      />
    </div>
  )
}

type ChoiceProps = {
  name: keyof ScheduleChoice
  label: string
  /** The words of choosing nothing. */
  all: string
  choice: ScheduleChoice
  options: readonly Option[]
}

function Choice({ name, label, all, choice, options }: ChoiceProps) {
  const { href, path } = usePage()
  return (
    <Chips
      id={`schedule-${name}`}
      label={label}
      options={[['', all] as const, ...options].map(([value, words]) => ({
        href: `${href(path)}${scheduleQuery({ ...choice, [name]: value || null })}#schedule`,
        words,
        isCurrent: (choice[name] ?? '') === value
      }))}
    />
  )
}

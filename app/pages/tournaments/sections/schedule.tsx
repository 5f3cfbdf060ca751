import type { PageWords } from '../../../../content/content.ts'
import { soonest } from '../../../domain/dated/dated-record.ts'
import { weekdays } from '../../../domain/dated/weekdays.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { formatLocale } from '../../../domain/figures/format-locale.ts'
import { chosenStarts } from '../../../features/tournaments/chosen-starts.ts'
import { eventState, nextEventChange } from '../../../features/tournaments/event-state.ts'
import {
  games,
  readScheduleChoice,
  type ScheduleChoice,
  stakeLimits,
  stakes,
  tournamentTypes
} from '../../../features/tournaments/schedule-choice.ts'
import { ScheduleList } from '../../../features/tournaments/schedule-list.tsx'
import { textOf } from '../../../site/page/local-text.ts'
import { fillForPage, pageCopy } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

const dayMs = 86_400_000

/** The schedule: what is open and what starts within a day, or what the visitor has chosen of the week, by links and a form alone. */
export function Schedule({ words }: { words: PageWords<'tournaments'>['schedule'] }) {
  const scope = usePage()
  const now = scope.asOf()
  const { featuredTournaments, dailyTournaments } = scope.content
  const events = [
    ...featuredTournaments.map(event => ({ ...event, weekdays: [event.weekday] })),
    ...dailyTournaments.map(event => ({ ...event, page: undefined }))
  ]
  const choice = readScheduleChoice(scope.query())
  const starts = chosenStarts(events, choice, now)
  const everyStart = chosenStarts(events, readScheduleChoice({}), new Date(now.getTime() + dayMs))
  const changes = [...starts, ...everyStart].map(({ event, start }) => ({ ...event, start }))
  scope.expiresAt(soonest(nextEventChange(changes, now), new Date(now.getTime() + dayMs)))
  return (
    <Section id="schedule" title={words.title} lead={words.lead} className="shared-pool">
      <ScheduleFilter words={words} choice={choice} />
      {starts.length === 0 ? (
        <p className="schedule__empty">{words.emptyText}</p>
      ) : (
        <ScheduleList
          sampleNote={words.sampleNote}
          entries={starts.map(({ event, start }) => ({
            ...event,
            start,
            name: fillForPage(scope, event.name),
            format: textOf(event.format, scope),
            state: eventState({ ...event, start }, now),
            page: event.page ?? null
          }))}
        />
      )}
    </Section>
  )
}

type ScheduleFilterProps = { words: PageWords<'tournaments'>['schedule']; choice: ScheduleChoice }

/** What of the schedule is shown: a form that asks for the same page again. */
function ScheduleFilter({ words, choice }: ScheduleFilterProps) {
  const scope = usePage()
  const { locale, t, href } = scope
  const { formats } = pageCopy(scope, 'tournaments')
  const weekday = new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'long', timeZone: 'UTC' })
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
  const own = href(scope.path) ?? ''
  const hasChoice = Object.values(choice).some(value => value !== null)
  return (
    <form method="get" action={`${own}#schedule`} className="schedule-filter">
      <Choice
        name="day"
        label={words.day}
        all={words.soon}
        chosen={choice.day}
        options={[1, 2, 3, 4, 5, 6, 0].map(day => [
          weekdays[day] ?? '',
          weekday.format(new Date(Date.UTC(2026, 10, 1 + day)))
        ])}
      />
      <Choice
        name="game"
        label={words.game}
        all={words.all}
        chosen={choice.game}
        options={games.map(game => [game, gameWords[game]])}
      />
      <Choice
        name="type"
        label={words.type}
        all={words.all}
        chosen={choice.type}
        options={tournamentTypes.map(type => [type, formats.items[type].name])}
      />
      <Choice
        name="stake"
        label={words.stake}
        all={words.all}
        chosen={choice.stake}
        options={stakes.map(stake => [stake, stakeWords[stake]])}
      />
      <p className="schedule-filter__acts">
        <button type="submit" className="button button--quiet">
          {words.apply}
        </button>
        {hasChoice && <a href={`${own}#schedule`}>{words.clear}</a>}
      </p>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** The words of choosing nothing. */
  all: string
  chosen: string | null
  options: readonly (readonly [value: string, words: string])[]
}

const Choice = ({ name, label, all, chosen, options }: ChoiceProps) => (
  <p className="schedule-filter__choice">
    <label htmlFor={`schedule-${name}`}>{label}</label>
    <select id={`schedule-${name}`} name={name} defaultValue={chosen ?? ''} autoComplete="off">
      <option value="">{all}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </p>
)

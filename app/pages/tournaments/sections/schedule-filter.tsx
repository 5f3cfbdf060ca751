import type { Pages } from '../../../../content/content.ts'
import { weekdays } from '../../../domain/dated/weekdays.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { formatLocale } from '../../../domain/figures/format-locale.ts'
import {
  games,
  type ScheduleChoice,
  stakeLimits,
  stakes,
  tournamentTypes
} from '../../../features/tournaments/schedule-choice.ts'
import { pageCopy } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'

type Props = { words: Pages['tournaments']['en']['schedule']; choice: ScheduleChoice }

/** What of the schedule is shown: a form that asks for the same page again. */
export function ScheduleFilter({ words, choice }: Props) {
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

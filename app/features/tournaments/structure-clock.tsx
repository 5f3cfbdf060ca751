import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { BlindClock } from '../../ui/charts/blind-clock.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { breakAfter, clockOf, levelRows } from './structure-rows.ts'

type Props = {
  structure: Structure
  title: string
  caption: string
  /** For how many minutes after the start one may enter; left out: as long as the levels that are shown. */
  registrationMinutes?: number | undefined
}

/** A structure drawn: its levels and breaks in time, and the starting stack in big blinds; the same as a table. */
export function StructureClock({ structure, title, caption, registrationMinutes = Number.POSITIVE_INFINITY }: Props) {
  const { locale, t } = usePage()
  const count = (value: number) => formatFigure({ kind: 'count', value }, locale)
  const minutes = (value: number) => formatFigure({ kind: 'duration', value, unit: 'minute' }, locale)
  const { levelMinutes, startingStack } = structure
  const rows = levelRows(structure)
  const periods = rows.flatMap(({ number, startsAtMinute, small, big, stackInBigBlinds }) => {
    const level = {
      minutes: levelMinutes,
      bigBlind: big,
      open: startsAtMinute < registrationMinutes,
      label: t('tournaments.clock-level', {
        number: count(number),
        blinds: `${count(small)} / ${count(big)}`,
        stack: count(stackInBigBlinds)
      })
    }
    const pause = breakAfter(structure, number)
    return pause > 0 && number < rows.length
      ? [level, { minutes: pause, label: t('tournaments.clock-break', { time: minutes(pause) }) }]
      : [level]
  })
  const large = (value: number) => setLarge(count(value))
  const table = {
    caption,
    columns: [
      t('tournaments.level'),
      figure(t('tournaments.begins-at')),
      figure(t('tournaments.blinds')),
      figure(t('tournaments.ante')),
      figure(t('tournaments.stack-in-blinds'))
    ],
    rows: rows.map(({ number, startsAtMinute, small, big, ante, stackInBigBlinds }) => [
      large(number),
      clockOf(startsAtMinute),
      `${large(small)} / ${large(big)}`,
      large(ante),
      large(stackInBigBlinds)
    ])
  }
  const end = (rows.at(-1)?.startsAtMinute ?? 0) + levelMinutes
  const hours = Array.from({ length: Math.floor(end / 60) + 1 }, (_, hour) => hour * 60)
  const first = `${count(rows[0]?.stackInBigBlinds ?? 0)} BB`
  const last = `${count(rows.at(-1)?.stackInBigBlinds ?? 0)} BB`
  return (
    <BlindClock
      title={title}
      description={t('tournaments.clock-text', { first, last })}
      table={table}
      periods={periods}
      stack={{ chips: startingStack, name: t('tournaments.stack-in-blinds'), first, last }}
      names={{
        open: t('tournaments.registration-open'),
        closed: t('tournaments.registration-closed'),
        break: t('tournaments.break')
      }}
      minuteTicks={hours.map(value => ({ value, label: clockOf(value) }))}
    />
  )
}

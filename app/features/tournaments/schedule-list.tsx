import type { ReactNode } from 'react'
import { usePage } from '../../site/page/use-page.tsx'
import type { ScheduleEntry } from './schedule-entry.ts'
import { TournamentRow } from './tournament-row.tsx'

type Props = {
  entries: readonly ScheduleEntry[]
  /** A short list: no length of levels, no end of registration, and the great tournament in a column of its own. */
  brief?: boolean
  /** The town and the clock of a live series; left out: the visitor's own, UTC without JavaScript. */
  venue?: { town: string; timeZone: string } | undefined
  /** Shown below the rows, by the same clock. */
  children?: ReactNode
}

/** A schedule, and by which clock it is written. */
export function ScheduleList({ entries, brief = false, venue, children }: Props) {
  const { t } = usePage()
  return (
    <>
      <ol className={`schedule${brief ? ' schedule--beside' : ''} ruled`}>
        {entries.map(entry => (
          <TournamentRow
            key={`${entry.id} ${entry.start.getTime()}`}
            entry={entry}
            brief={brief}
            timeZone={venue?.timeZone}
          />
        ))}
      </ol>
      {children}
      <p className="remark" data-own-zone={venue ? undefined : t('tournaments.own-zone', { zone: '{zone}' })}>
        {venue ? t('tournaments.venue-zone', { town: venue.town }) : t('tournaments.utc-zone')}
      </p>
    </>
  )
}

import { usePage } from '../../site/page/use-page.tsx'
import { registrationEnd } from './event-state.ts'
import type { ScheduleEntry } from './schedule-entry.ts'
import { StartTime } from './start-time.tsx'

type Props = { entry: ScheduleEntry; timeZone?: string | undefined }

/** The bar is as long as its place for a tournament that takes players for so many minutes. */
const longestMinutes = 240

/** Until when a tournament takes players after its start, and for how long, to scale: mint while it does. */
export function RegistrationBar({ entry, timeZone }: Props) {
  const { t } = usePage()
  const isOpen = entry.state === 'open'
  const [before, after] = t(isOpen ? 'tournaments.open-until' : 'tournaments.late-registration', {
    time: '{time}'
  }).split('{time}')
  const share = Math.min(100, Math.round((entry.lateRegistrationMinutes / longestMinutes) * 100))
  return (
    <p className={`registration-bar${isOpen ? ' registration-bar--open' : ''}`}>
      <svg width="100%" height="4" aria-hidden="true" focusable="false">
        <rect className="registration-bar__place" width="100%" height="4" rx="2" />
        <rect width={`${share}%`} height="4" rx="2" />
      </svg>
      <small>
        {before}
        <StartTime instant={registrationEnd(entry)} part="clock" timeZone={timeZone} />
        {after}
      </small>
    </p>
  )
}

import { usePage } from '../../site/page/use-page.tsx'
import { type StartPart, writeStart } from './write-start.ts'

type Props = {
  instant: Date
  part: StartPart
  /** The clock of a live series, beside which the browser writes the visitor's own; left out: UTC, in whose place it writes it. */
  timeZone?: string | undefined
}

export function StartTime({ instant, part, timeZone }: Props) {
  const { locale, t } = usePage()
  const written = writeStart(instant, part, locale, timeZone ?? 'UTC')
  if (!timeZone)
    return (
      <time dateTime={instant.toISOString()} data-start={part}>
        {written}
      </time>
    )
  return (
    <>
      <time dateTime={instant.toISOString()} data-zoned="">
        {written}
      </time>
      {part === 'date' && (
        <small
          hidden
          className="own-clock"
          data-own-clock={t('tournaments.own-clock', { time: '{time}' })}
          data-instant={instant.toISOString()}
          data-shown={writeStart(instant, 'start', locale, timeZone)}
        />
      )}
    </>
  )
}

import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import type { TimedSeriesEvent } from './series-at.ts'
import { writeStart } from './write-start.ts'

type Props = { title: string; events: readonly TimedSeriesEvent[]; timeZone?: string | undefined }

/** What of a series has been played, by its days: names alone, closed until someone asks. */
export function Played({ title, events, timeZone = 'UTC' }: Props) {
  const scope = usePage()
  if (events.length === 0) return null
  return (
    <details className="played">
      <summary>{`${title} (${events.length})`}</summary>
      <ol>
        {events.map(({ id, name, start }) => (
          <li key={id}>
            <time dateTime={start.toISOString()}>{writeStart(start, 'day', scope.locale, timeZone)}</time>{' '}
            {fillForPage(scope, textOf(name, scope))}
          </li>
        ))}
      </ol>
    </details>
  )
}

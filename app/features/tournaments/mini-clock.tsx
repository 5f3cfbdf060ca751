import { formatFigure } from '../../domain/figures/format-figure.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { blindStepPaths, blindSteps } from './blind-steps.ts'
import type { ScheduleEntry } from './schedule-entry.ts'

/** How the blinds of a tournament rise, drawn small, and how long its levels are; nothing where its structure is not known. */
export function MiniClock({ entry: { structure, state, lateRegistrationMinutes } }: { entry: ScheduleEntry }) {
  const { content, locale, t } = usePage()
  const found = content.structures.find(({ id }) => id === structure)
  if (!found) return null
  const { open, closed } = blindStepPaths(found, lateRegistrationMinutes)
  const { width, height } = blindSteps
  return (
    <p className={`mini-clock${state === 'open' ? ' mini-clock--open' : ''}`}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
        <path d={open} />
        <path d={closed} className="mini-clock__closed" />
      </svg>
      <small>
        {t('tournaments.level-time', {
          time: formatFigure({ kind: 'duration', value: found.levelMinutes, unit: 'minute' }, locale)
        })}
      </small>
    </p>
  )
}

import type { Figure } from '../../domain/figures/figure.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeClock, writeInstant } from '../../domain/figures/write-clock.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { sectionCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Stretched } from '../../ui/charts/chart-marks.tsx'
import { hundredths } from '../../ui/charts/scales.ts'
import { type DayDrawn, dayDrawn } from './day-drawn.ts'
import { figuresShown, freshUntil } from './figures-shown.ts'

const blank = '\u00a0'

/** Three figures of the room with their time, above the curve of their day where it is known; nothing where none is true now. The guarantees belong to a month and are left out in any other. */
export function PlayersOnline() {
  const scope = usePage()
  const { locale, t, content, environment } = scope
  const copy = sectionCopy(scope, 'home', 'playersOnline')
  const shown = figuresShown({
    live: scope.playersOnline,
    fromUpstream: environment.playersOnlineUpstream,
    record: content.playersOnline
  })
  if (shown === null) return null
  const figures = shown === 'waiting' ? null : shown
  const now = scope.asOf()
  scope.expiresAt(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)))
  const mayPromise = inducementShown(scope, 'guarantee')
  const isOfMonth = figures?.guaranteed?.month === now.toISOString().slice(0, 7)
  const guaranteed = mayPromise && isOfMonth ? figures.guaranteed : null
  const write = (figure: Figure | null) => (figure ? setLarge(formatFigure(figure, locale)) : blank)
  const day = figures && dayDrawn(figures)
  const count = (value: number | undefined) => write(value === undefined ? null : { kind: 'count', value })
  return (
    <section
      data-section="players-online"
      data-island="players-online"
      data-fresh-until={figures && environment.playersOnlineUpstream ? freshUntil(figures.takenAt) : undefined}
      className={figures ? 'tally wrap' : 'tally tally--waiting wrap'}
      aria-labelledby="players-online-title"
      aria-busy={figures ? undefined : true}
    >
      <h2 id="players-online-title" className="visually-hidden">
        {copy.title}
      </h2>
      <div className="tally__panel edged">
        <dl className="tally__figures">
          <div>
            <dt className={figures?.sample ? undefined : 'tally__live'}>{copy.playersLabel}</dt>
            <dd className="number">{count(figures?.players)}</dd>
          </div>
          {mayPromise && (guaranteed || !figures) && (
            <div data-inducement="guarantee">
              <dt>{copy.guaranteedLabel}</dt>
              <dd className="number">
                {write(guaranteed && { kind: 'money', amount: guaranteed.amount, currency: guaranteed.currency })}
              </dd>
            </div>
          )}
          <div>
            <dt>{copy.tablesLabel}</dt>
            <dd className="number">{count(figures?.tables)}</dd>
          </div>
        </dl>
        {day && <Curve points={day.points} />}
      </div>
      <p className="remark tally__words">
        {figures && (
          <time dateTime={figures.takenAt}>
            {t('players-online.taken-at', { time: writeInstant(new Date(figures.takenAt), locale) })}
          </time>
        )}
        {day && ` ${t('players-online.day', wordsOf(day, locale))}`}
      </p>
    </section>
  )
}

/** The counts of a day at the foot of the figures: the words below say what it is. */
function Curve({ points }: Pick<DayDrawn, 'points'>) {
  const way = points.map(({ x, y }) => `${hundredths(x)} ${hundredths(y)}`).join('L')
  return (
    <div className="tally__day" aria-hidden="true">
      <Stretched>
        <path d={`M${way}`} />
        <path d={`M${hundredths(points[0]?.x ?? 0)} 100L${way}V100`} />
      </Stretched>
    </div>
  )
}

function wordsOf({ least, most }: DayDrawn, locale: Locale) {
  const count = (value: number) => formatFigure({ kind: 'count', value }, locale)
  const clock = (at: string) => writeClock(new Date(at).toISOString().slice(11, 16), locale)
  return { least: count(least.players), leastAt: clock(least.at), most: count(most.players), mostAt: clock(most.at) }
}

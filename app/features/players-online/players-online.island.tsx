import type { Figure } from '../../domain/figures/figure.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeInstant } from '../../domain/figures/write-clock.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { sectionCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { figuresShown, freshUntil } from './figures-shown.ts'

const blank = '\u00a0'

/** Three figures of the room with their time; nothing where none is true now. The guarantees belong to a month and are left out in any other. */
export function PlayersOnline() {
  const scope = usePage()
  const { locale, t, content, environment } = scope
  const copy = sectionCopy(scope, 'home', 'playersOnline')
  const shown = figuresShown({
    live: scope.playersOnline,
    fromUpstream: environment.playersOnlineUpstream,
    record: content.playersOnline
  })
  if (shown.kind === 'nothing') return null
  const figures = shown.kind === 'figures' ? shown.figures : null
  const now = scope.asOf()
  scope.expiresAt(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)))
  const mayPromise = inducementShown(scope, 'guarantee')
  const isOfMonth = figures?.guaranteed?.month === now.toISOString().slice(0, 7)
  const guaranteed = mayPromise && isOfMonth ? figures.guaranteed : null
  const write = (figure: Figure | null) => (figure ? setLarge(formatFigure(figure, locale)) : blank)
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
      <dl className="tally__figures edged">
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
      <p className="remark">
        {figures ? (
          <time className="tally__time" dateTime={figures.takenAt}>
            {t('players-online.taken-at', { time: writeInstant(new Date(figures.takenAt), locale) })}
          </time>
        ) : (
          <span className="tally__time">{blank}</span>
        )}
      </p>
    </section>
  )
}

import type { Figure } from '../../../site/figures/figure.ts'
import { formatFigure } from '../../../site/figures/format-figure.ts'
import { formatLocale } from '../../../site/figures/format-locale.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { setLarge } from '../set-large.ts'
import { useHomeCopy } from '../use-home-copy.ts'

/** Three figures of the room, with the time they were taken at. The guarantees belong to a month and are left out in any other. */
export function PlayersOnline() {
  const scope = usePage()
  const { locale, t } = scope
  const { playersOnline: copy } = useHomeCopy()
  const { players, tables, guaranteed, takenAt } = scope.content.playersOnline
  const now = scope.asOf()
  const ofThisMonth = guaranteed.month === now.toISOString().slice(0, 7)
  scope.endsAt(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)))
  const write = (figure: Figure) => setLarge(formatFigure(figure, locale))
  const time = new Intl.DateTimeFormat(formatLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC'
  }).format(new Date(takenAt))
  return (
    <section data-section="players-online" className="tally wrap" aria-labelledby="players-online-title">
      <h2 id="players-online-title" className="visually-hidden">
        {copy.title}
      </h2>
      <dl className="tally__figures">
        <div>
          <dt className="tally__live">{copy.playersLabel}</dt>
          <dd>{write({ kind: 'count', value: players })}</dd>
        </div>
        {ofThisMonth && (
          <div>
            <dt>{copy.guaranteedLabel}</dt>
            <dd>{write({ kind: 'money', amount: guaranteed.amount, currency: guaranteed.currency })}</dd>
          </div>
        )}
        <div>
          <dt>{copy.tablesLabel}</dt>
          <dd>{write({ kind: 'count', value: tables })}</dd>
        </div>
      </dl>
      <p className="sample-note">
        {copy.sampleNote} <time dateTime={takenAt}>{t('home.taken-at', { time: `${time} UTC` })}</time>
      </p>
    </section>
  )
}

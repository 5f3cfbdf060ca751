import type { TrustMark } from '../../../../content/trust-marks/trust-marks.schema.ts'
import { isValidAt, nearestBoundary } from '../../../domain/dated/dated-record.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** The testing laboratory's record with its dates while it stands, past it the neutral text alone. */
export function Certificate() {
  const scope = usePage()
  const { t, locale, siteId, content } = scope
  const live = scope.locale
  const marks = content.trustMarks.filter(({ kind, sites }) => kind === 'testing-lab' && sites.includes(siteId))
  scope.expiresAt(nearestBoundary(marks, scope.asOf()))
  const day = (value: string) => formatFigure({ kind: 'date', value }, locale)
  return marks.map(mark => (
    <section key={mark.id} className="panel panel--quiet version-change" aria-labelledby={mark.id}>
      <h2 id={mark.id}>{t('policy.certificate')}</h2>
      {isValidAt(mark, scope.asOf()) ? (
        <Standing mark={mark} name={mark.label[live]} day={day} />
      ) : (
        <p>{mark.neutralText[live]}</p>
      )}
    </section>
  ))
}

function Standing({ mark, name, day }: { mark: TrustMark; name: string; day: (value: string) => string }) {
  const { t } = usePage()
  return (
    <>
      <p>{name}</p>
      <dl className="policy__certificate">
        <div>
          <dt>{t('policy.certificate-from')}</dt>
          <dd>{day(mark.validFrom)}</dd>
        </div>
        <div>
          <dt>{t('policy.certificate-until')}</dt>
          <dd>{day(mark.validUntil)}</dd>
        </div>
        <div>
          <dt>{t('policy.certificate-checked')}</dt>
          <dd>{day(mark.checkedOn)}</dd>
        </div>
      </dl>
      <p className="sample-note">{t('policy.certificate-sample')}</p>
    </>
  )
}

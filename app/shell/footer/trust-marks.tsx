import { usePage } from '../../site/page/use-page.tsx'
import { Badge } from './badge.tsx'
import { shownMarks } from './shown-marks.ts'

/** Licence badges, site badges and awards, from dated records. */
export function TrustMarks() {
  const { t, siteId, content, asOf, endsAt } = usePage()
  const { rows, until } = shownMarks(content.trustMarks, siteId, asOf())
  endsAt(until)
  return (
    <div className="footer__marks">
      {rows.map(([row, marks]) => (
        <section key={row} aria-labelledby={`footer-${row}`}>
          <h2 id={`footer-${row}`} className="footer__title">
            {t(`footer.${row}`)}
          </h2>
          <ul role="list" className={`footer__badges footer__badges--${row}`}>
            {marks.map(shown => (
              <li key={shown.mark.id}>
                <Badge {...shown} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

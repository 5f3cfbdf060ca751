import { usePage } from '../../site/page/use-page.tsx'
import { Badge } from './badge.tsx'
import { shownMarks } from './shown-marks.ts'

const titles = { licences: 'footer.licences', 'site-badges': 'footer.site-badges', awards: 'footer.awards' } as const

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
            {t(titles[row])}
          </h2>
          <ul className={`footer__badges footer__badges--${row}`}>
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

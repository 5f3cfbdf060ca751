import { fillFigures } from '../../domain/figures/fill-figures.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { DemoMark } from '../../features/demo/demo.tsx'
import { pagePathOf } from '../../features/navigation/live-navigation.ts'
import { OutsideLink } from '../../features/navigation/outside-link.tsx'
import { usePage } from '../../site/page/use-page.tsx'
import { markRows, type ShownMark, shownMarks } from './shown-marks.ts'

/** Licence badges, site badges and awards, from dated records. */
export function TrustMarks() {
  const { t, siteId, content, asOf, expiresAt } = usePage()
  const { rows, until } = shownMarks(content.trustMarks, siteId, asOf())
  expiresAt(until)
  return (
    <div className="footer__marks">
      {rows.map(([row, marks]) => (
        <section key={row} aria-labelledby={`footer-${row}`}>
          <h2 id={`footer-${row}`} className="visually-hidden">
            {t(markRows[row].title)}
          </h2>
          <ul>
            {marks.map(shown => (
              <Badge key={shown.mark.id} {...shown} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Kinds of marks that a visitor might rely on: those of the demonstration say that they are samples. */
const markedKinds: readonly ShownMark['mark']['kind'][] = ['regulator', 'licence', 'testing-lab', 'award']

/** One mark: its picture and what it is while it is shown, else its neutral text; a link where its page is live. An age is written, never drawn. */
function Badge({ mark, isShown }: ShownMark) {
  const { kind, width, height, label, imgPath, url, target, neutralText } = mark
  const { locale, href, audience, environment } = usePage()
  const ageMark = formatFigure({ kind: 'age', value: audience().minimumAge }, locale)
  const words = (texts: typeof label) => fillFigures(texts[locale] ?? texts.en, { ageMark })
  const sample = mark.sample && markedKinds.includes(kind) && <DemoMark />
  if (!isShown)
    return (
      <li className="badge tap quiet">
        <span>
          {words(neutralText)}
          {sample}
        </span>
      </li>
    )
  const address = url && (url.startsWith('/') ? href(pagePathOf(url)) : url)
  const picture =
    kind === 'age' ? (
      <>
        <span className="badge__age round" aria-hidden="true" data-age={audience().minimumAge}>
          {ageMark}
        </span>
        <span className="visually-hidden">{words(label)}</span>
      </>
    ) : (
      <>
        <img
          src={`${environment.IMAGE_CDN_BASE ?? ''}${badgeUrl(imgPath)}`}
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
        <span className="quiet">
          {words(label)}
          {sample}
        </span>
      </>
    )
  const BadgeLink = target === '_self' ? 'a' : OutsideLink
  return address ? (
    <li>
      <BadgeLink className="badge tap" href={address}>
        {picture}
      </BadgeLink>
    </li>
  ) : (
    <li className="badge tap">{picture}</li>
  )
}

const urls = import.meta.glob<string>('../../../assets/badges/*.svg', { query: '?url', import: 'default', eager: true })

/** The built address of a badge's picture. In: its path as the trust marks write it, below assets/. Throws where there is no such file. */
function badgeUrl(imgPath: string): string {
  const url = urls[`../../../assets${imgPath}`]
  if (!url) throw new Error(`There is no picture assets${imgPath}`)
  return url
}

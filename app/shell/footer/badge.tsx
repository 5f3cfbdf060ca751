import type { ReactNode } from 'react'
import { pagePathOf } from '../../features/navigation/live-navigation.ts'
import { fillFigures } from '../../site/figures/fill-figures.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { badgeUrl } from './badge-url.ts'
import type { ShownMark } from './shown-marks.ts'
import { useSiteAge } from './use-site-age.ts'

/** One mark: its picture and what it is while it stands, else its neutral text; a link where its page is live. An age is written, never drawn. */
export function Badge({ mark: { kind, width, height, label, imgPath, url, target, neutralText }, stands }: ShownMark) {
  const { locale, href } = usePage()
  const ageMark = useSiteAge()
  const words = (texts: typeof label) => fillFigures(texts[locale] ?? texts.en, { ageMark })
  if (!stands) return <span className="badge badge--neutral">{words(neutralText)}</span>
  const address = url && (url.startsWith('/') ? href(pagePathOf(url)) : url)
  const picture =
    kind === 'age' ? (
      <>
        <span className="badge__age" aria-hidden="true">
          {ageMark}
        </span>
        <span className="visually-hidden">{words(label)}</span>
      </>
    ) : (
      <>
        <img src={badgeUrl(imgPath)} width={width} height={height} alt="" loading="lazy" />
        <span className="badge__words">{words(label)}</span>
      </>
    )
  return address ? (
    <BadgeLink href={address} target={target}>
      {picture}
    </BadgeLink>
  ) : (
    <span className="badge">{picture}</span>
  )
}

function BadgeLink({ href, target, children }: { href: string; target: '_self' | '_blank'; children: ReactNode }) {
  const { t } = usePage()
  if (target === '_self')
    return (
      <a className="badge" href={href}>
        {children}
      </a>
    )
  return (
    <a className="badge" href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
    </a>
  )
}

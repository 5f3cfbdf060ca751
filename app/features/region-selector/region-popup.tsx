import type { ReactNode } from 'react'
import { languageTag } from '../../domain/locales/locale.ts'
import { hreflangOf } from '../../site/head/alternates.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { regionPopupId } from './region-buttons.tsx'
import { type Region, useRegions } from './use-regions.ts'

/** "Lists regions, each with a flag image, country name and language name": each region once, with a link for each of its languages. */
export function RegionPopup() {
  const { t } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  const groups = Map.groupBy(regions, ({ id }) => id)
  return (
    <div
      id={regionPopupId}
      popover="auto"
      className="region-popup popup"
      role="group"
      aria-labelledby="region-popup-title"
    >
      <h2 id="region-popup-title">{t('region-selector.choose')}</h2>
      <ul className="regions text-small">
        {[...groups].map(([id, [first, ...others]]) => (
          <li key={id} className={others.length > 0 ? 'regions__several' : undefined}>
            {first && (others.length === 0 ? <One {...first} /> : <Several choices={[first, ...others]} />)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A region with one language. */
const One = (choice: Region) => (
  <RegionLink choice={choice} className="regions__link">
    <img src={choice.imagePath} width="28" height="21" alt="" loading="lazy" />
    {choice.countryName}
    <span className="muted text-note" lang={languageTag(choice.locale)}>
      {choice.localeName}
    </span>
  </RegionLink>
)

/** A region with several languages: each link is a language, and says the region to those who hear it alone. */
function Several({ choices }: { choices: readonly [Region, ...Region[]] }) {
  const { locale } = usePage()
  return (
    <>
      <img src={choices[0].imagePath} width="28" height="21" alt="" loading="lazy" />
      {choices[0].countryName}
      <p>
        {choices.map(choice => (
          <RegionLink
            key={choice.locale}
            choice={choice}
            className="regions__choice touch"
            lang={languageTag(choice.locale)}
          >
            <span className="visually-hidden" lang={languageTag(locale)}>
              {choice.countryName}{' '}
            </span>
            {choice.localeName}
          </RegionLink>
        ))}
      </p>
    </>
  )
}

type LinkProps = { choice: Region; className: string; lang?: string; children: ReactNode }

const RegionLink = ({ choice: { id, locale, url, isCurrent }, className, lang, children }: LinkProps) => (
  <a
    className={className}
    lang={lang}
    data-region-link=""
    href={url}
    hrefLang={hreflangOf(id, locale)}
    aria-current={isCurrent ? 'true' : undefined}
  >
    {children}
  </a>
)

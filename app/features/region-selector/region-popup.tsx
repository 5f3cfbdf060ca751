import { hreflangOf } from '../../site/head/alternates.ts'
import { languageTag } from '../../site/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { regionPopupId } from './region-buttons.tsx'
import { useRegions } from './use-regions.ts'

/** "Lists regions, each with a flag image, country name and language name": a link for each region in each of its languages. */
export function RegionPopup() {
  const { t, locale } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  return (
    <div id={regionPopupId} popover="auto" className="region-popup popup">
      <ul className="regions" aria-label={t('region-selector.choose')}>
        {regions.map(({ id, locale: choice, entry, isCurrent }) => (
          <li key={`${id} ${choice}`}>
            <a
              className="regions__link"
              data-region-link=""
              href={entry.url}
              hrefLang={hreflangOf(id, choice)}
              lang={languageTag(choice)}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <img src={entry.imagePath} width="28" height="21" alt="" loading="lazy" />
              <span lang={languageTag(locale)}>{entry.countryName}</span>
              <span className="regions__language">{entry.localeName}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { hreflangOf } from '../../site/head/alternates.ts'
import { languageTag } from '../../site/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'
import type { Region } from './use-regions.ts'

/** "Lists regions, each with a flag image, country name and language name": a link for each region in each of its languages. */
export function RegionList({ regions }: { regions: readonly Region[] }) {
  const { t, locale } = usePage()
  return (
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
  )
}

import { languageTag } from '../../domain/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { type Region, useRegions } from './use-regions.ts'

/** The list of regions is once in a document: these buttons open it, with or without JavaScript. */
export const regionPopupId = 'region-popup'

/** The region picker of the home page's header. */
export function RegionPicker() {
  const { t } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  return (
    <button
      type="button"
      className="utility__link tap quiet text-note"
      data-popup="region"
      popoverTarget={regionPopupId}
    >
      <span>
        <CurrentRegion regions={regions} />
      </span>
      <span className="visually-hidden">, {t('region-selector.choose')}</span>
      <Icon name="chevron" className="icon icon--small menu__chevron" />
    </button>
  )
}

/** The region picker of a phone's header: a language is two presses away. */
export function RegionToggle() {
  const { t } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  return (
    <button
      type="button"
      className="header__region round"
      popoverTarget={regionPopupId}
      aria-label={t('region-selector.choose')}
    >
      <Icon name="globe" />
    </button>
  )
}

/** The region selector of the full-screen menu, a line of its list. */
export function MenuRegion() {
  const { t } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  return (
    <button type="button" className="menu__link tap" popoverTarget={regionPopupId}>
      <Icon name="globe" />
      <CurrentRegion regions={regions} />
      <span className="visually-hidden">, {t('region-selector.choose')}</span>
    </button>
  )
}

/** The region selector of the footer. */
export function RegionSelector() {
  const { t } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  return (
    <button type="button" className="region-selector quiet text-small" popoverTarget={regionPopupId}>
      <Icon name="globe" />
      <span>
        {t('region-selector.label')}
        <b>
          <CurrentRegion regions={regions} />
        </b>
      </span>
      <Icon name="chevron" className="icon menu__chevron" />
    </button>
  )
}

/** The region and language of the page, as "Global · Français". */
function CurrentRegion({ regions }: { regions: readonly Region[] }) {
  const current = regions.find(({ isCurrent }) => isCurrent)
  if (!current) return null
  return (
    <>
      {current.entry.countryName} · <span lang={languageTag(current.locale)}>{current.entry.localeName}</span>
    </>
  )
}

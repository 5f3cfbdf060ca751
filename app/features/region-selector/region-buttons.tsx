import type { ComponentProps } from 'react'
import { languageTag } from '../../domain/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useRegions } from './use-regions.ts'

/** The list of regions is once in a document: these buttons open it, with or without JavaScript. */
export const regionPopupId = 'region-popup'

/** The region picker of the home page's header. */
export const RegionPicker = () => (
  <RegionButton className="utility__link tap quiet text-note" data-popup="region">
    <span>
      <CurrentRegion />
    </span>
    <Choose />
    <Icon name="chevron" className="icon icon--small menu__chevron" />
  </RegionButton>
)

/** The region picker of a phone's header: a language is two presses away. */
export const RegionToggle = () => (
  <RegionButton className="header__region round" aria-label={usePage().t('region-selector.choose')}>
    <Icon name="globe" />
  </RegionButton>
)

/** The region selector of the full-screen menu, a line of its list. */
export const MenuRegion = () => (
  <RegionButton className="menu__link tap">
    <Icon name="globe" />
    <CurrentRegion />
    <Choose />
  </RegionButton>
)

/** The region selector of the footer. */
export const RegionSelector = () => (
  <RegionButton className="region-selector quiet text-small">
    <Icon name="globe" />
    <span>
      {usePage().t('region-selector.label')}
      <b>
        <CurrentRegion />
      </b>
    </span>
    <Icon name="chevron" className="icon menu__chevron" />
  </RegionButton>
)

/** Nothing where a site has no regions to choose from. */
const RegionButton = (button: ComponentProps<'button'>) =>
  useRegions().length > 0 && <button type="button" popoverTarget={regionPopupId} {...button} />

const Choose = () => <span className="visually-hidden">, {usePage().t('region-selector.choose')}</span>

/** The region and language of the page, as "Global · Français". */
function CurrentRegion() {
  const current = useRegions().find(({ isCurrent }) => isCurrent)
  if (!current) return null
  return (
    <>
      {current.countryName} · <span lang={languageTag(current.locale)}>{current.localeName}</span>
    </>
  )
}

import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { chevronPath } from '../../ui/icon/icon-paths.data.ts'
import { CurrentRegion } from './current-region.tsx'
import { RegionList } from './region-list.tsx'
import { useRegions } from './use-regions.ts'

/** The region picker of the home page's header: a button with a popup that opens on hover, focus and press. */
export function RegionPicker() {
  const { t } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  return (
    <div className="region-picker" data-popup="region">
      <button type="button" className="utility__link" aria-expanded="false" aria-controls="region-popup">
        <CurrentRegion regions={regions} />
        <span className="visually-hidden">, {t('region-selector.choose')}</span>
        <Icon path={chevronPath} className="icon icon--small menu__chevron" />
      </button>
      <div id="region-popup" className="region-picker__popup">
        <RegionList regions={regions} />
      </div>
    </div>
  )
}

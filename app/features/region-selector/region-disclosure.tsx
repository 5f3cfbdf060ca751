import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { chevronPath, globePath } from '../../ui/icon/icon-paths.data.ts'
import { CurrentRegion } from './current-region.tsx'
import { RegionList } from './region-list.tsx'
import { useRegions } from './use-regions.ts'

type Props = {
  /** The accordion that it belongs to, where it is one of several that open one at a time. */
  group?: string
}

/** The region selector of the footer and the full-screen menu: folded up until it is wanted. */
export function RegionDisclosure({ group }: Props) {
  const { t } = usePage()
  const regions = useRegions()
  if (regions.length === 0) return null
  return (
    <details className="region-disclosure" name={group}>
      <summary className="region-disclosure__summary">
        <Icon path={globePath} />
        <span>
          {t('region-selector.label')}
          <b>
            <CurrentRegion regions={regions} />
          </b>
        </span>
        <Icon path={chevronPath} className="icon menu__chevron" />
      </summary>
      <RegionList regions={regions} />
    </details>
  )
}

import { RegionPicker } from '../../features/region-selector/region-buttons.tsx'
import { usePage } from '../../site/page/use-page.tsx'

/** "On the home page it opens on hover and closes 0.5 s after blur. Elsewhere it shows a Home link." */
export function RegionOrHome() {
  const { t, path, href, embedded } = usePage()
  if (embedded) return null
  if (path === '/') return <RegionPicker />
  return (
    <a className="utility__link tap quiet text-note" href={href('/') ?? '/'}>
      {t('header.home')}
    </a>
  )
}

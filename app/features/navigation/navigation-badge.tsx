import { usePage } from '../../site/page/use-page.tsx'
import type { Badge } from './live-navigation.ts'

/** The badge of a menu's link: a pill with words, or the place of an icon that the browser fills. */
export function NavigationBadge({ badge }: { badge: Badge | null }) {
  const t = usePage().t
  if (badge === null) return null
  switch (badge.kind) {
    case 'words':
    case 'label':
      return (
        <>
          {' '}
          <span className="menu-badge">{badge.kind === 'words' ? t(badge.key) : badge.text}</span>
        </>
      )
    case 'icon':
      return <span className="run-time-icon" data-icon={badge.name} aria-hidden="true" />
  }
}

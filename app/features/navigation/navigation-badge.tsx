import { useMessages } from '../../site/page/use-page.tsx'
import type { Badge } from './read-badge.ts'

/** The badge of a menu's link: a pill with words, or the place of an icon that the browser fills. For parts that the server alone renders. */
export function NavigationBadge({ badge }: { badge: Badge | null }) {
  const t = useMessages()
  if (badge === null) return null
  switch (badge.kind) {
    case 'words':
      return (
        <>
          {' '}
          <span className="menu-badge">{t(badge.key)}</span>
        </>
      )
    case 'icon':
      return <span className="run-time-icon" data-icon={badge.name} aria-hidden="true" />
  }
}

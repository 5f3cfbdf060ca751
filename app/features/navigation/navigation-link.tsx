import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Badge, MenuLink } from './live-navigation.ts'

type Props = {
  item: MenuLink
  className?: string
  /** Whether the page at hand is below the one that it leads to. */
  isAncestor?: boolean
}

/** A link of a menu, or its bare name where it leads nowhere yet. */
export function NavigationLink({ item, className, isAncestor = false }: Props) {
  const { href, newTab } = item
  const { t, path, href: hrefOf } = usePage()
  const current = href === hrefOf(path) ? 'page' : isAncestor ? 'true' : undefined
  const name = (
    <>
      {item.words}
      <NavigationBadge badge={item.badge} />
    </>
  )
  if (href === null) return <span className={className}>{name}</span>
  return (
    <a className={className} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} aria-current={current}>
      {name}
      {newTab && (
        <>
          <Icon name="new-tab" className="icon icon--small" />
          <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
        </>
      )}
    </a>
  )
}

/** The badge of a menu's link: a pill with words, or the place of an icon that the browser fills. */
export function NavigationBadge({ badge }: { badge: Badge | null }) {
  const { t } = usePage()
  switch (badge?.kind) {
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
    case undefined:
      return null
  }
}

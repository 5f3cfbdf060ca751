import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { LiveItem } from './live-navigation.ts'
import { NavigationBadge } from './navigation-badge.tsx'
import { useNavigationWords } from './use-navigation-words.ts'

type Props = {
  item: Pick<LiveItem, 'langKey' | 'label' | 'href' | 'newTab' | 'badge'>
  className?: string
  /** Whether the page at hand is below the one that it leads to. */
  isAncestor?: boolean
}

/** A link of a menu, or its bare name where it leads nowhere yet. */
export function NavigationLink({ item, className, isAncestor = false }: Props) {
  const { href, newTab, badge: shown } = item
  const { t, path, href: hrefOf } = usePage()
  const words = useNavigationWords()(item)
  const badge = <NavigationBadge badge={shown} />
  const current = href === hrefOf(path) ? 'page' : isAncestor ? 'true' : undefined
  if (href === null)
    return (
      <span className={className}>
        {words}
        {badge}
      </span>
    )
  if (newTab)
    return (
      <a className={className} href={href} target="_blank" rel="noopener" aria-current={current}>
        {words}
        {badge}
        <Icon name="new-tab" className="icon icon--small" />
        <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
      </a>
    )
  return (
    <a className={className} href={href} aria-current={current}>
      {words}
      {badge}
    </a>
  )
}

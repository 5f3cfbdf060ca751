import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { LiveItem } from './live-navigation.ts'
import { NavigationBadge } from './navigation-badge.tsx'
import { useNavigationWords } from './use-navigation-words.ts'

type Props = { item: Pick<LiveItem, 'langKey' | 'href' | 'newTab' | 'badge'>; className?: string }

/** A link of a menu, or its bare name where it leads nowhere yet. */
export function NavigationLink({ item: { langKey, href, newTab, badge: shown }, className }: Props) {
  const { t, path, href: hrefOf } = usePage()
  const words = useNavigationWords()(langKey)
  const badge = <NavigationBadge badge={shown} />
  if (href === null)
    return (
      <span className={className}>
        {words}
        {badge}
      </span>
    )
  if (newTab)
    return (
      <a className={className} href={href} target="_blank" rel="noopener">
        {words}
        {badge}
        <Icon name="new-tab" className="icon icon--small" />
        <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
      </a>
    )
  return (
    <a className={className} href={href} aria-current={href === hrefOf(path) ? 'page' : undefined}>
      {words}
      {badge}
    </a>
  )
}

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
  return (
    <a className={className} href={href} {...(newTab && newTabAttributes)} aria-current={current}>
      {words}
      {badge}
      {newTab && (
        <>
          <Icon name="new-tab" className="icon icon--small" />
          <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
        </>
      )}
    </a>
  )
}

const newTabAttributes = { target: '_blank', rel: 'noopener' } as const

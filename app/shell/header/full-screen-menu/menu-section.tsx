import { type LiveItem, pagesOfGroup } from '../../../features/navigation/live-navigation.ts'
import { NavigationBadge } from '../../../features/navigation/navigation-badge.tsx'
import { NavigationLink } from '../../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../../features/navigation/use-navigation-words.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { chevronPath } from '../../../ui/icon/icon-paths.data.ts'
import { fullScreenMenuId } from './full-screen-menu-id.ts'

/** A top item of the menu: an accordion section, one open at a time, or a plain link where it has no pages below it. */
export function MenuSection({ item }: { item: LiveItem }) {
  const wordsOf = useNavigationWords()
  if (item.children.length === 0) return <NavigationLink item={item} className="menu-section__title" />
  return (
    <details className="menu-section" name={fullScreenMenuId}>
      <summary className="menu-section__title">
        <span>
          {wordsOf(item.langKey)}
          <NavigationBadge badge={item.badge} />
        </span>
        <Icon path={chevronPath} className="icon menu__chevron" />
      </summary>
      <MenuList items={pagesOfGroup(item)} />
    </details>
  )
}

const MenuList = ({ items }: { items: readonly LiveItem[] }) => (
  <ul>
    {items.map((item, index) => (
      <li key={`${index} ${item.langKey}`}>
        <MenuItem item={item} />
      </li>
    ))}
  </ul>
)

/** A link of the menu with those below it. */
export function MenuItem({ item }: { item: LiveItem }) {
  return (
    <>
      <NavigationLink item={item} className="menu__link" />
      {item.children.length > 0 && <MenuList items={item.children} />}
    </>
  )
}

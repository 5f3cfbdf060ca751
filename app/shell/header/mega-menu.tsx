import type { LiveItem } from '../../features/navigation/live-navigation.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'

const List = ({ items }: { items: readonly LiveItem[] }) => (
  <ul>
    {items.map((item, index) => (
      <li key={`${index} ${item.langKey}`}>
        <NavigationLink item={item} className="menu__link" />
      </li>
    ))}
  </ul>
)

/** The second and third level of the menu: single pages in the first column, each group of pages in one of its own. */
export function MegaMenu({ items }: { items: readonly LiveItem[] }) {
  const single = items.filter(item => item.children.length === 0)
  const groups = items.filter(item => item.children.length > 0)
  return (
    <>
      {single.length > 0 && <List items={single} />}
      {groups.map((group, index) => (
        <div key={`${index} ${group.langKey}`}>
          <NavigationLink item={group} className="menu__link menu__link--head" />
          <List items={group.children} />
        </div>
      ))}
    </>
  )
}

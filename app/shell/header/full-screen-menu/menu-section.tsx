import type { LiveItem } from '../../../features/navigation/live-navigation.ts'
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
        {wordsOf(item.langKey)}
        <Icon path={chevronPath} className="icon menu__chevron" />
      </summary>
      <ul>
        {item.children.map(child => (
          <li key={child.langKey}>
            <NavigationLink item={child} className="menu__link" />
            {child.children.length > 0 && (
              <ul>
                {child.children.map(page => (
                  <li key={page.langKey}>
                    <NavigationLink item={page} className="menu__link" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

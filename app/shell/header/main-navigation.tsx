import { liveNavigation, pagesOfGroup, withoutGroupsOfOne } from '../../features/navigation/live-navigation.ts'
import { NavigationBadge } from '../../features/navigation/navigation-badge.tsx'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../features/navigation/use-navigation-words.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MegaMenu } from './mega-menu.tsx'

/** The main menu of wide screens: each item with pages below it is a button that shows them. */
export function MainNavigation() {
  const page = usePage()
  const { t, content } = page
  const wordsOf = useNavigationWords()
  return (
    <nav className="main-navigation" aria-label={t('header.main-navigation')}>
      <ul className="main-navigation__list">
        {withoutGroupsOfOne(liveNavigation(content.navigation.main, page)).map((item, index) =>
          item.children.length === 0 ? (
            <li key={`${index} ${item.langKey}`} className="menu">
              <NavigationLink item={item} className="menu__top" />
            </li>
          ) : (
            <li key={`${index} ${item.langKey}`} className="menu" data-popup="menu">
              <button type="button" className="menu__top" aria-expanded="false" aria-controls={`menu-${index}`}>
                {wordsOf(item.langKey)}
                <NavigationBadge badge={item.badge} />
              </button>
              <MegaMenu id={`menu-${index}`} items={pagesOfGroup(item)} />
            </li>
          )
        )}
      </ul>
    </nav>
  )
}

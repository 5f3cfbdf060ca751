import { liveNavigation, pagesOfGroup } from '../../features/navigation/live-navigation.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../features/navigation/use-navigation-words.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MegaMenu } from './mega-menu.tsx'

/** The utility list: an item with pages below it is a button that shows them, as in the main menu. */
export function UtilityNavigation() {
  const page = usePage()
  const wordsOf = useNavigationWords()
  const items = liveNavigation(page.content.navigation.utility, page)
  if (page.embedded || items.length === 0) return null
  return (
    <nav aria-label={page.t('header.utility-navigation')}>
      <ul className="utility">
        {items.map((item, index) =>
          item.children.length === 0 ? (
            <li key={`${index} ${item.langKey}`}>
              <NavigationLink item={item} className="utility__link" />
            </li>
          ) : (
            <li key={`${index} ${item.langKey}`} className="menu utility__menu" data-popup="menu">
              <button
                type="button"
                className="utility__link"
                aria-expanded="false"
                aria-controls={`utility-menu-${index}`}
              >
                {wordsOf(item)}
                <Icon name="chevron" className="icon icon--small menu__chevron" />
              </button>
              <div id={`utility-menu-${index}`} className="menu__panel popup">
                <MegaMenu items={pagesOfGroup(item)} />
              </div>
            </li>
          )
        )}
      </ul>
    </nav>
  )
}

import recordBadge from '../../../assets/badges/record.svg?url'
import { liveNavigation, pagesOfGroup, withoutGroupsOfOne } from '../../features/navigation/live-navigation.ts'
import { menuLinking } from '../../features/navigation/menu-linking.ts'
import { NavigationBadge } from '../../features/navigation/navigation-badge.tsx'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../features/navigation/use-navigation-words.ts'
import { RegionToggle } from '../../features/region-selector/region-buttons.tsx'
import { useCurrentRecord } from '../../features/world-record/use-current-record.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { fullScreenMenuId } from './full-screen-menu-id.ts'
import { MegaMenu } from './mega-menu.tsx'
import { MenuTile } from './menu-tile.tsx'

/** In: the HTML of the ways in, which differ by page. */
export function HeaderBar({ acts }: { acts: string }) {
  const { t, href, embedded, environment } = usePage()
  const about = href('/about-us/')
  const record = useCurrentRecord()
  return (
    <div className="header__bar wrap">
      <Logo />
      {!embedded && (
        <>
          <MainNavigation />
          <div className="header__acts">
            {about && record && (
              <a className="header__record" href={`${about}#record`} data-opens="world-record">
                <img
                  src={`${environment.IMAGE_CDN_BASE ?? ''}${recordBadge}`}
                  width="32"
                  height="32"
                  loading="lazy"
                  alt={t('header.record-badge')}
                />
              </a>
            )}
            <div className="header__ways" data-part="acts" dangerouslySetInnerHTML={{ __html: acts }} />
            <RegionToggle />
            <button
              type="button"
              className="header__toggle"
              popoverTarget={fullScreenMenuId}
              aria-label={t('header.menu-open')}
            >
              <Icon name="menu" />
            </button>
          </div>
        </>
      )}
    </div>
  )
}

/** The main menu of wide screens: each item with pages below it is a button that shows them. */
function MainNavigation() {
  const page = usePage()
  const { t, content } = page
  const wordsOf = useNavigationWords()
  return (
    <nav className="main-navigation" aria-label={t('header.main-navigation')}>
      <ul className="main-navigation__list">
        {withoutGroupsOfOne(liveNavigation(content.navigation.main, menuLinking(page))).map((item, index) =>
          item.children.length === 0 ? (
            <li key={`${index} ${item.langKey}`} className="menu">
              <NavigationLink item={item} className="menu__top" />
            </li>
          ) : (
            <li key={`${index} ${item.langKey}`} className="menu" data-popup="menu">
              <button type="button" className="menu__top" aria-expanded="false" aria-controls={`menu-${index}`}>
                {wordsOf(item)}
                <NavigationBadge badge={item.badge} />
              </button>
              <div id={`menu-${index}`} className="menu__panel menu__panel--wide">
                <div className="menu__columns wrap">
                  <MegaMenu items={pagesOfGroup(item)} />
                  <MenuTile group={item.href} />
                </div>
              </div>
            </li>
          )
        )}
      </ul>
    </nav>
  )
}

import recordBadge from '../../../assets/badges/record.svg?url'
import { liveNavigation, pagesOfGroup, withoutGroupsOfOne } from '../../features/navigation/live-navigation.ts'
import { NavigationBadge } from '../../features/navigation/navigation-badge.tsx'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../features/navigation/use-navigation-words.ts'
import { useCurrentRecord } from '../../features/world-record/use-current-record.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { fullScreenMenuId } from './full-screen-menu-id.ts'
import { MegaMenu } from './mega-menu.tsx'

export function HeaderBar() {
  const { t, href, embedded } = usePage()
  const download = href('/download/')
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
                <img src={recordBadge} width="32" height="32" loading="lazy" alt={t('header.record-badge')} />
              </a>
            )}
            {download && (
              <>
                <a className="button button--quiet header__sign-up" href={download}>
                  {t('header.sign-up')}
                </a>
                <a className="button button--act header__download" href={download}>
                  {t('header.download')}
                </a>
              </>
            )}
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

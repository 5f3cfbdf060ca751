import recordBadge from '../../../assets/badges/record.svg?url'
import { liveNavigation, menuLinking, pagesOfGroup } from '../../features/navigation/live-navigation.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { RegionToggle } from '../../features/region-selector/region-buttons.tsx'
import { useCurrentRecord } from '../../features/world-record/use-current-record.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { isHeaderOver, type ShellHtml } from '../shell-parts.tsx'
import { fullScreenMenuId, MainMenu, MegaMenu } from './main-menu.tsx'

/** The top of every page: over the picture on home, on its own ground elsewhere. An embedded page has nothing to skip; each part decides what it has of it. */
export function Header({ shell }: { shell: ShellHtml }) {
  const { path, embedded, t } = usePage()
  return (
    <header className={isHeaderOver(path, shell) ? 'header header--over' : 'header'} tabIndex={-1}>
      <div>
        {!embedded && (
          <a className="skip-link" href="#main">
            {t('header.skip-to-content')}
          </a>
        )}
      </div>
      <div className="header__utility wrap">
        <div>
          <UtilityNavigation />
        </div>
        <div data-part="place" dangerouslySetInnerHTML={{ __html: shell.place }} />
      </div>
      <div className="header__row">
        <HeaderBar acts={shell.acts} />
      </div>
      <div data-part="below-header" dangerouslySetInnerHTML={{ __html: shell['below-header'] }} />
    </header>
  )
}

/** The utility list: an item with pages below it is a button that shows them, as in the main menu. */
export function UtilityNavigation() {
  const page = usePage()
  const items = liveNavigation(page.content.navigation.utility, menuLinking(page))
  if (page.embedded || items.length === 0) return null
  return (
    <nav aria-label={page.t('header.utility-navigation')}>
      <ul className="utility">
        {items.map((item, index) =>
          item.children.length === 0 ? (
            <li key={`${index} ${item.langKey}`}>
              <NavigationLink item={item} className="utility__link tap quiet text-note" />
            </li>
          ) : (
            <li key={`${index} ${item.langKey}`} className="menu utility__menu" data-popup="menu">
              <button
                type="button"
                className="utility__link tap quiet text-note"
                aria-expanded="false"
                aria-controls={`utility-menu-${index}`}
              >
                {item.words}
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
          <MainMenu />
          <div className="header__acts">
            {about && record && (
              <a className="header__record round" href={`${about}#record`} data-opens="world-record">
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
              className="header__toggle round"
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

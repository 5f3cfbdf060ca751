import {
  type LiveItem,
  liveNavigation,
  menuLinking,
  pagesOfGroup,
  withoutGroupsOfOne
} from '../../features/navigation/live-navigation.ts'
import { NavigationBadge, NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { MenuRegion } from '../../features/region-selector/region-buttons.tsx'
import { useCurrentRecord } from '../../features/world-record/use-current-record.ts'
import { downloadLink, signUpLink } from '../../site/page/download-link.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { MenuTile, WeeklyStart } from './menu-tile.tsx'

/** The id by which buttons open and close the full-screen menu, with or without JavaScript. */
export const fullScreenMenuId = 'full-screen-menu'

/**
 * The main menu, once in a document: on wide screens a bar of buttons with mega-menus, on others a popover over the whole screen in which the same buttons
 * open accordion sections. Both work without JavaScript.
 */
export function MainMenu() {
  const page = usePage()
  const { t, content } = page
  const { main, utility } = content.navigation
  const sections = withoutGroupsOfOne(liveNavigation(main, menuLinking(page)))
  const useful = liveNavigation(utility, page).filter(item => !sections.some(section => section.href === item.href))
  return (
    <div id={fullScreenMenuId} popover="auto" className="full-screen-menu">
      <div className="full-screen-menu__head">
        <Logo />
        <button
          type="button"
          className="header__toggle round"
          popoverTarget={fullScreenMenuId}
          popoverTargetAction="hide"
          aria-label={t('header.menu-close')}
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="main-navigation" aria-label={t('header.main-navigation')}>
        <ul>
          {sections.map((item, index) => (
            <MenuSection key={`${index} ${item.langKey}`} item={item} index={index} />
          ))}
        </ul>
      </nav>
      <SmallScreenEnd useful={useful} />
    </div>
  )
}

/** A top item: a button that shows the pages below it, or a plain link where it has none. */
function MenuSection({ item, index }: { item: LiveItem; index: number }) {
  if (item.children.length === 0)
    return (
      <li className="menu">
        <NavigationLink item={item} className="menu__top tap" />
      </li>
    )
  return (
    <li className="menu" data-popup="menu">
      <button type="button" className="menu__top tap" aria-expanded="false" aria-controls={`menu-${index}`}>
        {item.words}
        <NavigationBadge badge={item.badge} />
      </button>
      <div id={`menu-${index}`} className="menu__panel menu__columns">
        <MegaMenu items={pagesOfGroup(item)} />
        <MenuTile group={item.href} />
      </div>
    </li>
  )
}

/** The second and third level of the menu: single pages in the first column, each group of pages in one of its own. */
export function MegaMenu({ items }: { items: readonly LiveItem[] }) {
  const single = items.filter(item => item.children.length === 0)
  const groups = items.filter(item => item.children.length > 0)
  return (
    <>
      {single.length > 0 && <MenuList items={single} />}
      {groups.map((group, index) => (
        <div key={`${index} ${group.langKey}`}>
          <NavigationLink item={group} className="menu__link menu__link--head tap" />
          <MenuList items={group.children} />
        </div>
      ))}
    </>
  )
}

const MenuList = ({ items }: { items: readonly LiveItem[] }) => (
  <ul>
    {items.map((item, index) => (
      <li key={`${index} ${item.langKey}`}>
        <NavigationLink item={item} className="menu__link tap" />
      </li>
    ))}
  </ul>
)

/** The end of the full-screen menu: utility links, the region selector and the download button, which wide screens have around the bar. */
function SmallScreenEnd({ useful }: { useful: readonly LiveItem[] }) {
  const page = usePage()
  const record = useCurrentRecord()
  const { t, href } = page
  const download = downloadLink(page)
  const signUp = signUpLink(page)
  const about = href('/about-us/')
  return (
    <div className="full-screen-menu__end">
      <ul>
        {useful.map((item, index) => (
          <li key={`${index} ${item.langKey}`}>
            <NavigationLink item={item} className="menu__link tap" />
            {item.children.length > 0 && <MenuList items={item.children} />}
          </li>
        ))}
        {about && record && (
          <li>
            <a className="menu__link tap" href={`${about}#record`} data-opens="world-record">
              {t('header.record-badge')}
            </a>
          </li>
        )}
        <li>
          <MenuRegion />
        </li>
      </ul>
      <NextSunday />
      {download && (
        <p className="full-screen-menu__acts row">
          {signUp && (
            <a className="button button--quiet" href={signUp}>
              {t('header.sign-up')}
            </a>
          )}
          <a className="button button--act" href={download}>
            {t('header.download')}
          </a>
        </p>
      )}
    </div>
  )
}

/** When the great evening of the week starts. */
function NextSunday() {
  const page = usePage()
  const address = page.href('/tournaments/sunday-major/')
  const event = page.content.featuredTournaments.find(({ id }) => id === 'sunday-major')
  if (!address || !event) return null
  return (
    <a className="menu-tile__start" href={address}>
      <WeeklyStart event={event} />
    </a>
  )
}

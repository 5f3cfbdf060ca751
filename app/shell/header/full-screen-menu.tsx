import {
  type LiveItem,
  liveNavigation,
  pagesOfGroup,
  withoutGroupsOfOne
} from '../../features/navigation/live-navigation.ts'
import { menuLinking } from '../../features/navigation/menu-linking.ts'
import { NavigationBadge } from '../../features/navigation/navigation-badge.tsx'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../features/navigation/use-navigation-words.ts'
import { RegionSelector } from '../../features/region-selector/region-buttons.tsx'
import { nextStart } from '../../features/tournaments/starts.ts'
import { writeStart } from '../../features/tournaments/write-start.ts'
import { useCurrentRecord } from '../../features/world-record/use-current-record.ts'
import { downloadLink, signUpLink } from '../../site/page/download-link.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { fullScreenMenuId } from './full-screen-menu-id.ts'

/** The menu of small screens: accordion sections, utility links, the region selector and the download button. It works without JavaScript. */
export function FullScreenMenu() {
  const page = usePage()
  const record = useCurrentRecord()
  const { t, href, content, embedded } = page
  if (embedded) return null
  const { main, utility } = content.navigation
  const download = downloadLink(page)
  const signUp = signUpLink(page)
  const about = href('/about-us/')
  const sections = withoutGroupsOfOne(liveNavigation(main, menuLinking(page)))
  const useful = liveNavigation(utility, page).filter(item => !sections.some(section => section.href === item.href))
  return (
    <dialog id={fullScreenMenuId} popover="auto" className="full-screen-menu" aria-label={t('header.main-navigation')}>
      <div className="full-screen-menu__head">
        <Logo />
        <button
          type="button"
          className="header__toggle"
          popoverTarget={fullScreenMenuId}
          popoverTargetAction="hide"
          aria-label={t('header.menu-close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('header.full-screen-menu')}>
        <ul>
          {sections.map((item, index) => (
            <li key={`${index} ${item.langKey}`}>
              <MenuSection item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <ul className="full-screen-menu__utility">
          {useful.map((item, index) => (
            <li key={`${index} ${item.langKey}`}>
              <MenuItem item={item} />
            </li>
          ))}
          {about && record && (
            <li>
              <a className="menu__link" href={`${about}#record`} data-opens="world-record">
                {t('header.record-badge')}
              </a>
            </li>
          )}
        </ul>
      </div>
      <RegionSelector />
      <NextSunday />
      {download && (
        <p className="full-screen-menu__acts">
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
    </dialog>
  )
}

/** When the great evening of the week starts: the same each week, so that no page with the menu expires by it. */
function NextSunday() {
  const page = usePage()
  const address = page.href('/tournaments/sunday-major/')
  const event = page.content.featuredTournaments.find(({ id }) => id === 'sunday-major')
  if (!address || !event) return null
  return (
    <a className="menu-tile__start" href={address}>
      <span>{fillForPage(page, event.name)}</span>
      <span>{writeStart(nextStart(event, new Date(0)), 'start', page.locale, 'UTC')} UTC</span>
    </a>
  )
}

/** A top item of the menu: an accordion section, one open at a time, or a plain link where it has no pages below it. */
function MenuSection({ item }: { item: LiveItem }) {
  const wordsOf = useNavigationWords()
  if (item.children.length === 0) return <NavigationLink item={item} className="menu-section__title" />
  return (
    <details className="menu-section smooth-details" name={fullScreenMenuId}>
      <summary className="menu-section__title">
        <span>
          {wordsOf(item)}
          <NavigationBadge badge={item.badge} />
        </span>
        <Icon name="chevron" className="icon menu__chevron" />
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
function MenuItem({ item }: { item: LiveItem }) {
  return (
    <>
      <NavigationLink item={item} className="menu__link" />
      {item.children.length > 0 && <MenuList items={item.children} />}
    </>
  )
}

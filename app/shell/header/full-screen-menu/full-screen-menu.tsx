import { liveNavigation, withoutGroupsOfOne } from '../../../features/navigation/live-navigation.ts'
import { RegionDisclosure } from '../../../features/region-selector/region-disclosure.tsx'
import { usePage } from '../../../site/page/use-page.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { closePath } from '../../../ui/icon/icon-paths.data.ts'
import { Logo } from '../../logo/logo.tsx'
import { fullScreenMenuId } from './full-screen-menu-id.ts'
import { MenuItem, MenuSection } from './menu-section.tsx'

/** The menu of small screens: accordion sections, utility links, the region selector and the download button. It works without JavaScript. */
export function FullScreenMenu() {
  const page = usePage()
  const { t, href, content, embedded } = page
  if (embedded) return null
  const { main, utility } = content.navigation
  const download = href('/download/')
  const about = href('/about-us/')
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
          <Icon path={closePath} />
        </button>
      </div>
      <nav aria-label={t('header.full-screen-menu')}>
        <ul>
          {withoutGroupsOfOne(liveNavigation(main, page)).map((item, index) => (
            <li key={`${index} ${item.langKey}`}>
              <MenuSection item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <ul className="full-screen-menu__utility">
          {liveNavigation(utility, page).map((item, index) => (
            <li key={`${index} ${item.langKey}`}>
              <MenuItem item={item} />
            </li>
          ))}
          {about && (
            <li>
              <a className="menu__link" href={`${about}#record`}>
                {t('header.record-badge')}
              </a>
            </li>
          )}
        </ul>
      </div>
      <RegionDisclosure group={fullScreenMenuId} />
      {download && (
        <p className="full-screen-menu__acts">
          <a className="button button--act" href={download}>
            {t('header.download')}
          </a>
        </p>
      )}
    </dialog>
  )
}

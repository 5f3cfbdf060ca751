import recordBadge from '../../../assets/badges/record.svg?url'
import { useStandingRecord } from '../../features/world-record/use-standing-record.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { menuPath } from '../../ui/icon/icon-paths.data.ts'
import { Logo } from '../logo/logo.tsx'
import { fullScreenMenuId } from './full-screen-menu/full-screen-menu-id.ts'
import { MainNavigation } from './main-navigation.tsx'

export function HeaderBar() {
  const { t, href, embedded } = usePage()
  const download = href('/download/')
  const about = href('/about-us/')
  const record = useStandingRecord()
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
              <Icon path={menuPath} />
            </button>
          </div>
        </>
      )}
    </div>
  )
}

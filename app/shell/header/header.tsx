import { usePage } from '../../site/page/use-page.tsx'
import type { ShellHtml } from '../shell-parts.tsx'
import { HeaderBar } from './header-bar.tsx'
import { PlaceNotice } from './place-notice.tsx'
import { UtilityNavigation } from './utility-navigation.tsx'

/** The top of every page: over the picture on home, on its own ground elsewhere. Each part decides what an embedded page has of it. */
export function Header({ shell }: { shell: ShellHtml }) {
  const { path } = usePage()
  return (
    <header className={path === '/' ? 'header header--over' : 'header'} tabIndex={-1}>
      <div>
        <SkipLink />
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
      <PlaceNotice />
      <div data-part="second-level" dangerouslySetInnerHTML={{ __html: shell['second-level'] }} />
    </header>
  )
}

/** The way past the header for the keyboard; an embedded page has nothing to pass. */
function SkipLink() {
  const { t, embedded } = usePage()
  if (embedded) return null
  return (
    <a className="skip-link" href="#main">
      {t('header.skip-to-content')}
    </a>
  )
}

import { usePage } from '../../site/page/use-page.tsx'
import type { ShellHtml } from '../shell-parts.tsx'
import { FullScreenMenu } from './full-screen-menu/full-screen-menu.tsx'
import { HeaderBar } from './header-bar.tsx'
import { SkipLink } from './skip-link.tsx'
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
      <div>
        <HeaderBar />
      </div>
      <div data-part="second-level" dangerouslySetInnerHTML={{ __html: shell['second-level'] }} />
      <div>
        <FullScreenMenu />
      </div>
    </header>
  )
}

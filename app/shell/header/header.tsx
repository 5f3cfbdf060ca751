import { useLocation } from 'react-router'
import { Still } from '../../site/page/still.tsx'
import { FullScreenMenu } from './full-screen-menu/full-screen-menu.tsx'
import { HeaderBar } from './header-bar.tsx'
import { Place } from './place.tsx'
import { SecondLevel } from './second-level.tsx'
import { SkipLink } from './skip-link.tsx'
import { UtilityNavigation } from './utility-navigation.tsx'

/** What stands at the top of every page: over the picture on home, on its own ground elsewhere. The still parts decide what an embedded page keeps of it. */
export function Header() {
  const { pathname } = useLocation()
  return (
    <header className={pathname === '/' ? 'header header--over' : 'header'} tabIndex={-1}>
      <Still name="shell-skip">{import.meta.env.SSR && <SkipLink />}</Still>
      <div className="header__utility wrap">
        <Still name="shell-utility">{import.meta.env.SSR && <UtilityNavigation />}</Still>
        <Still name="place">{import.meta.env.SSR && <Place />}</Still>
      </div>
      <Still name="shell-bar">{import.meta.env.SSR && <HeaderBar />}</Still>
      <Still name="second-level">{import.meta.env.SSR && <SecondLevel />}</Still>
      <Still name="shell-menu">{import.meta.env.SSR && <FullScreenMenu />}</Still>
    </header>
  )
}

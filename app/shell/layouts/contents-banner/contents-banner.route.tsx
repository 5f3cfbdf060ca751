import { Outlet } from 'react-router'
import { Still } from '../../../site/page/still.tsx'
import { Banner } from './banner.tsx'

/** The layout of pages that stand below a picture with their h1. */
export default function ContentsBannerLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Still name="notice" className="notice"></Still>
      <Still name="banner" as="header" className="banner">
        {import.meta.env.SSR && <Banner />}
      </Still>
      <Outlet />
    </main>
  )
}

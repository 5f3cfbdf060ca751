import { Outlet } from 'react-router'
import { BlockedNotice } from '../../../features/region-notices/blocked-notice.tsx'
import { Still } from '../../../site/page/still.tsx'

/** The layout of pages that bring their own head. */
export default function DefaultLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Still name="notice" className="notice">
        {import.meta.env.SSR && <BlockedNotice />}
      </Still>
      <Outlet />
    </main>
  )
}

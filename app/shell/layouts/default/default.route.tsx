import { Outlet } from 'react-router'
import { Still } from '../../../site/page/still.tsx'
import { StandInNotice } from '../stand-in-notice.tsx'

/** The layout of pages that bring their own head. */
export default function DefaultLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Still name="notice" className="notice">
        {import.meta.env.SSR && <StandInNotice />}
      </Still>
      <Outlet />
    </main>
  )
}

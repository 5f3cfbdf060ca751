import { Outlet } from 'react-router'
import { Still } from '../../../site/page/still.tsx'
import { ContentsHead } from './contents-head.tsx'
import { ContentsList } from './contents-list.tsx'

/** The layout of long pages: h1 and lead, then the text beside its table of contents. */
export default function ContentsLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Still name="notice" className="notice"></Still>
      <Still name="head" as="header" className="contents-head">
        {import.meta.env.SSR && <ContentsHead />}
      </Still>
      <div className="wrap contents">
        <Still name="contents" className="contents__side">
          {import.meta.env.SSR && <ContentsList />}
        </Still>
        <Outlet />
      </div>
    </main>
  )
}

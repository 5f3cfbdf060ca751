import type { ReactNode } from 'react'
import { BlockedNotice } from '../../features/region-notices/blocked-notice.tsx'
import type { LayoutName } from '../../site/site-map/site-map.data.ts'
import { ContentsHead } from '../layouts/contents/contents-head.tsx'
import { ContentsList } from '../layouts/contents/contents-list.tsx'
import { Banner } from '../layouts/contents-banner/banner.tsx'

type Props = { layout: LayoutName; children: ReactNode }

/** The inside of <main> for a page without a route of its own: what its layout shows, and the page. For parts that the server alone renders. */
export function Frame({ layout, children }: Props) {
  switch (layout) {
    case 'default':
      return (
        <>
          <div className="notice">
            <BlockedNotice />
          </div>
          {children}
        </>
      )
    case 'contents-banner':
      return (
        <>
          <div className="notice"></div>
          <header className="banner">
            <Banner />
          </header>
          {children}
        </>
      )
    case 'contents':
      return (
        <>
          <div className="notice"></div>
          <header className="contents-head">
            <ContentsHead />
          </header>
          <div className="wrap contents">
            <div className="contents__side">
              <ContentsList />
            </div>
            <article className="contents__text">{children}</article>
          </div>
        </>
      )
  }
}

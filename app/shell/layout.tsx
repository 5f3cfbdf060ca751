import type { ReactNode } from 'react'
import { BlockedNotice } from '../features/region-notices/blocked-notice.tsx'
import type { LayoutName } from '../site/site-map/site-map.data.ts'
import { ContentsHead } from './layouts/contents/contents-head.tsx'
import { ContentsList } from './layouts/contents/contents-list.tsx'
import { Banner } from './layouts/contents-banner/banner.tsx'

type Props = {
  layout: LayoutName
  /** The class of the element around the screen, where its styles need one. */
  className: string | undefined
  children: ReactNode
}

/** The inside of <main>: what the page's layout shows, and its screen. */
export function Layout({ layout, className, children }: Props) {
  const screen = className ? <div className={className}>{children}</div> : children
  switch (layout) {
    case 'default':
      return (
        <>
          <div className="notice">
            <BlockedNotice />
          </div>
          {screen}
        </>
      )
    case 'contents-banner':
      return (
        <>
          <div className="notice"></div>
          <header className="banner">
            <Banner />
          </header>
          {screen}
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
            <article className={className ? `contents__text ${className}` : 'contents__text'}>{children}</article>
          </div>
        </>
      )
  }
}

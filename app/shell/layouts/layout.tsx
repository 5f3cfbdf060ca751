import type { ReactNode } from 'react'
import { PostCover } from '../../features/blog/post-cover.tsx'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { BlockedNotice } from '../../features/region-notices/blocked-notice.tsx'
import { WarningWithoutScript } from '../../features/region-notices/warning-without-script.tsx'
import { pageOutline } from '../../site/page/page-outline.ts'
import { postOf } from '../../site/page/post-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { pagePictureOf } from '../../site/pictures/page-picture.ts'
import type { LayoutName } from '../../site/site-map/site-map.data.ts'
import { hasPicture, Picture } from '../../ui/picture/picture.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Title } from '../../ui/title/title.tsx'
import { Emblem } from '../logo/emblem.tsx'

type Props = {
  layout: LayoutName
  /** The class of the element around the screen, where its styles need one. */
  className: string | undefined
  children: ReactNode
}

/** The inside of <main>: the layout of the page, and its screen. */
export function Layout({ layout, className, children }: Props) {
  const { row } = usePage()
  const screen = className ? <div className={className}>{children}</div> : children
  switch (layout) {
    case 'default':
      return (
        <>
          <BlockedNotice />
          <WarningWithoutScript />
          {screen}
        </>
      )
    case 'contents-banner':
      return (
        <>
          <Banner />
          {screen}
        </>
      )
    case 'contents':
      return row?.contentsAbove ? (
        <>
          <Banner />
          <div className="wrap contents-above">
            <ContentsList />
          </div>
          {screen}
        </>
      ) : (
        <>
          <ContentsHead />
          <div className="wrap contents stack">
            <div className="contents__side">
              <ContentsList />
            </div>
            <article className={className ? `contents__text ${className}` : 'contents__text'}>{children}</article>
          </div>
        </>
      )
  }
}

/** The pictures of long pages, by the keys of their rows. */
const contentsPictures: Readonly<Record<string, string>> = { 'how-to-play': 'room-table' }

/** The h1 and the lead of a long page: beside its picture or the drawing of its post, else on the emblem. */
function ContentsHead() {
  const scope = usePage()
  const { title, lead } = pageOutline(scope)
  const key = scope.row?.key ?? ''
  const isPost = key === 'blog-post'
  const picture = contentsPictures[key]
  const isPainted = picture !== undefined && hasPicture(picture)
  return (
    <header className={`contents-head${isPainted ? ' contents-head--painted' : ''}`}>
      {isPainted && (
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 768px) 62vw, 108vw"
          className="contents-head__picture"
          first
        />
      )}
      <div className="wrap">
        {isPost && <PostCover cover={postOf(scope).cover} />}
        {!isPainted && !isPost && <Emblem className="contents-head__mark" />}
        <Breadcrumbs />
        <Title title={title} />
        <Lead text={lead} />
      </div>
    </header>
  )
}

/**
 * The table of contents of a long page: closed on phones, open at the side on wide screens. The list comes after the <details> that opens it,
 * so that a style sheet alone can keep it open.
 */
function ContentsList() {
  const scope = usePage()
  const { headings, contentsTitle } = pageOutline(scope)
  const title = contentsTitle ?? scope.t('layouts.contents')
  if (headings.length === 0) return null
  return (
    <nav id="contents" className="contents-list" aria-label={title}>
      <p className="contents-list__title muted strong text-small">{title}</p>
      <details>
        <summary className="folding">{title}</summary>
      </details>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="quiet">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const wide = '(min-width: 1000px) clamp(880px, 86vw, 1440px), (min-width: 600px) 115vw, 172vw'
const narrow = '(min-width: 1000px) 60vw, 120vw'
/** Pictures that fill their frame: from 1000 px on they are beside the words, not behind them (banner.css). */
const besideWords: readonly string[] = ['devices']

/** The head of a page with a banner: its picture, h1 and lead. */
function Banner() {
  const scope = usePage()
  const { title, lead } = pageOutline(scope)
  const picture = pagePictureOf(scope)
  return (
    <header className="masthead grain">
      {picture && hasPicture(picture) && (
        <Picture
          name={picture}
          alt=""
          sizes={besideWords.includes(picture) ? narrow : wide}
          className={`masthead__picture masthead__picture--${picture}`}
          first
        />
      )}
      <div className="wrap masthead__words">
        <Breadcrumbs />
        <Title title={title} />
        <Lead text={lead} />
      </div>
    </header>
  )
}

/** The lead below the h1; amounts of tables that players of several countries share are named as such. */
function Lead({ text }: { text: string | null }) {
  const { row } = usePage()
  const lead = text && <p className="lead">{text}</p>
  return row?.sharedPools ? <SharedPools>{lead}</SharedPools> : lead
}

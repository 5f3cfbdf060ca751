import appleTouchIcon from '../../../assets/brand/apple-touch-icon.png?url'
import icon from '../../../assets/brand/favicon.svg?url'
import icon32 from '../../../assets/brand/favicon-32.png?url'
import { AutoRefresh } from '../../features/download/auto-refresh.tsx'
import { siteMeta } from '../../site/config/site-meta.ts'
import { manifestName, themeColour } from '../../site/head/app-icons.data.ts'
import { pageTitle } from '../../site/head/page-meta.ts'
import { ownPath } from '../../site/links/own-path.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { errorTitle } from '../error-screen/error-kind.ts'
import { PageFacts } from './page-facts.tsx'

type Props = {
  boot: string
  /** Our fonts: the boot script adopts them after the first paint; a browser without JavaScript has them at once. */
  fonts: string
  /** What keeps the place of the other styles until they are known. */
  stylesMark: string
}

/**
 * Everything in <head>. What is about the page carries `data-head`: a client-side navigation replaces it. Fonts come after the first paint: <noscript> holds
 * their style sheet for the boot script and for browsers without JavaScript.
 */
export function PageHead({ boot, fonts, stylesMark }: Props) {
  const scope = usePage()
  const { outcome, row, siteId, t } = scope
  const failed = outcome.status !== 200 || !row
  const site = siteMeta(scope)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <noscript dangerouslySetInnerHTML={{ __html: `<style>${fonts}</style>` }} />
      <script dangerouslySetInnerHTML={{ __html: boot }} />
      <style>{stylesMark}</style>
      <meta name="region-id" content={siteId} />
      <meta name="referrer" content="origin" />
      <meta name="theme-color" content={themeColour} />
      <meta name="application-name" content={site.name} />
      <meta name="apple-mobile-web-app-title" content={site.name} />
      <link rel="icon" href={icon32} sizes="32x32" type="image/png" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={appleTouchIcon} />
      <link rel="manifest" href={ownPath(scope, `/${manifestName}`)} />
      {failed ? (
        <>
          <title>{pageTitle(errorTitle(t, outcome), site)}</title>
          <meta data-head="" name="robots" content="noarchive, noindex" />
        </>
      ) : (
        <PageFacts row={row} site={site} />
      )}
      {!failed && row.path === '/download/' && <AutoRefresh />}
    </>
  )
}

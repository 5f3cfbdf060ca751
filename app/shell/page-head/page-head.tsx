import { useRouteError } from 'react-router'
import appleTouchIcon from '../../../assets/brand/apple-touch-icon.png?url'
import icon from '../../../assets/brand/favicon.svg?url'
import icon32 from '../../../assets/brand/favicon-32.png?url'
import { siteMeta } from '../../site/config/site-meta.ts'
import { manifestName, themeColour } from '../../site/head/app-icons.data.ts'
import { pageTitle } from '../../site/head/page-title.ts'
import { ownPath } from '../../site/links/own-path.ts'
import type { Locale } from '../../site/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { errorTitleKey } from '../error-screen/error-kind.ts'
import { PageFacts } from './page-facts.tsx'

type Styles = { common: string; fonts: string; screen: { name: string; css: string } | null }

/**
 * Everything in <head> but the boot script. What belongs to the page carries `data-head`: a client-side navigation replaces it. For the server alone.
 * Our fonts come after the first paint, brought by the boot script; <noscript> holds their style sheet for it and for browsers without JavaScript.
 */
export function PageHead({ stylesOf }: { stylesOf: (locale: Locale, screen: string | null) => Styles }) {
  const scope = usePage()
  const { outcome, row, siteId, t } = scope
  const failed = useRouteError() !== null || outcome.status !== 200 || !row
  const styles = stylesOf(scope.locale, failed ? null : row.screen)
  const site = siteMeta({ ...scope, locale: scope.locale })
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <noscript dangerouslySetInnerHTML={{ __html: `<style>${styles.fonts}</style>` }} />
      <style dangerouslySetInnerHTML={{ __html: styles.common }} />
      {styles.screen && (
        <style data-screen={styles.screen.name} dangerouslySetInnerHTML={{ __html: styles.screen.css }} />
      )}
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
          <title>{pageTitle(t(errorTitleKey(outcome.status)), site)}</title>
          <meta data-head="" name="robots" content="noarchive, noindex" />
        </>
      ) : (
        <PageFacts row={row} site={site} />
      )}
    </>
  )
}

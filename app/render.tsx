import messages from 'virtual:messages'
import portraits from 'virtual:portraits'
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './document.tsx'
import { ConsentBanner } from './features/consent/consent-banner.tsx'
import { LanguageBanner } from './features/language-banner/language-banner.tsx'
import { OfferGate } from './features/offers/offer-gate.tsx'
import { RegionNotice } from './features/region-notices/region-notice.tsx'
import { islandOf, islands } from './islands/registry.tsx'
import { classedScreens, screens } from './screens.tsx'
import { ErrorScreen } from './shell/error-screen/error-screen.tsx'
import { Layout } from './shell/layouts/layout.tsx'
import { isHeaderOver, type ShellHtml, type ShellPartName, shellParts } from './shell/shell-parts.tsx'
import { siteMeta } from './site/config/site-meta.ts'
import { pageMeta, pageTitle } from './site/head/page-meta.ts'
import type { PageScope } from './site/page/page-scope.ts'
import type { Payload } from './site/page/payload.ts'
import { PageScopeProvider, usePage } from './site/page/use-page.tsx'
import { sheetsOf, withStyles } from './styles.ts'
import { ChartWords } from './ui/charts/chart-frame.tsx'
import { PictureBase, pictureSources } from './ui/picture/picture.tsx'
import { ToastBox } from './ui/toast/toast-box.client.tsx'

export { messages, pictureSources, portraits }

/** The keys that `renderIsland` knows. */
export const islandKeys: readonly string[] = Object.keys(islands)

export type Rendered = {
  status: number
  html: string
  /** Null where the answer is an error screen. */
  payload: Payload | null
  /** The error, where the page could not be rendered and the answer is the error screen of 500. */
  fault: unknown
}

/**
 * Renders a page: its document, and the payload of a navigation to it. A page that throws is rendered as the error screen of 500.
 *
 * @param scripts the addresses of the start script and of what it imports
 * @throws where not even the error screen can be rendered
 */
export function renderPage(scope: PageScope, scripts: readonly string[]): Rendered {
  const { status } = scope.outcome
  if (status !== 200)
    return { status, html: renderDocument(scope, <ErrorScreen />, scripts).html, payload: null, fault: null }
  try {
    const { html, main, shell } = renderDocument(scope, <Screen />, scripts)
    return { status, html, payload: payloadOf(scope, html, main, shell), fault: null }
  } catch (fault) {
    const failed: PageScope = { ...scope, outcome: { status: 500, message: '' } }
    return { status: 500, html: renderDocument(failed, <ErrorScreen />, scripts).html, payload: null, fault }
  }
}

/** Renders one island by itself. Empty where it has nothing to show. Throws on an unknown key. */
export function renderIsland(key: string, scope: PageScope): string {
  const Island = islandOf(key)
  return renderPart(scope, key, <Island />)
}

/** HTML that the server sends in the answer of a call, because it comes without a press. */
type Fragments = {
  'consent-banner': ComponentProps<typeof ConsentBanner>
  'language-banner': ComponentProps<typeof LanguageBanner>
  'region-notice': ComponentProps<typeof RegionNotice>
  toast: ComponentProps<typeof ToastBox>
}
const fragments: { readonly [Name in keyof Fragments]: ComponentType<Fragments[Name]> } = {
  'consent-banner': ConsentBanner,
  'language-banner': LanguageBanner,
  'region-notice': RegionNotice,
  toast: ToastBox
}

/** The styles of a fragment that brings them, as one text. */
export const fragmentStyles = (html: string): string =>
  sheetsOf(html, null)
    .map(({ css }) => css)
    .join('')

export const renderFragment = <Name extends keyof Fragments>(name: Name, props: Fragments[Name]): string =>
  renderToStaticMarkup(createElement<Fragments[Name]>(fragments[name], props))

function renderDocument(scope: PageScope, screen: ReactNode, scripts: readonly string[]) {
  const main = renderPart(scope, 'main', screen)
  const shellScope: PageScope = { ...scope, audience: scope.shellAudience }
  const shell = Object.fromEntries(
    Object.entries(shellParts).map(([name, Part]) => [name, renderPart(shellScope, name, <Part />)])
  ) as Record<ShellPartName, string>
  const html = renderPart(shellScope, 'shell', <Document main={main} shell={shell} scripts={scripts} />)
  return { html: `<!DOCTYPE html>${withStyles(html, ownScreen(scope))}`, main, shell }
}

const ownScreen = ({ outcome, row }: PageScope) => (outcome.status === 200 && row ? row.screen : null)

/** The id prefix keeps the ids of parts apart that are rendered by themselves. */
const renderPart = (scope: PageScope, name: string, part: ReactNode): string =>
  renderToStaticMarkup(
    <PageScopeProvider scope={scope}>
      <PictureBase value={scope.environment.IMAGE_CDN_BASE ?? ''}>
        <ChartWords value={{ asTable: scope.t('charts.as-table'), tenfold: scope.t('charts.tenfold') }}>
          {part}
        </ChartWords>
      </PictureBase>
    </PageScopeProvider>,
    { identifierPrefix: `${name}-` }
  )

function Screen() {
  const { row, path } = usePage()
  const Shown = row && screens[row.screen]
  if (!Shown) throw new Error(`The page ${path} has no screen`)
  return (
    <Layout layout={row.layout} className={classedScreens.has(row.screen) ? row.screen : undefined}>
      <OfferGate>
        <Shown />
      </OfferGate>
    </Layout>
  )
}

function payloadOf(scope: PageScope, html: string, main: string, shell: ShellHtml): Payload {
  const { row, buildId } = scope
  if (!row) throw new Error(`The page ${scope.path} is not in the site map`)
  const site = siteMeta(scope)
  return {
    buildId,
    title: pageTitle(pageMeta(scope).title, site),
    head: pageHeadOf(html),
    styles: sheetsOf([main, ...Object.values(shell)].join(), row.screen).map(({ id, css }) => ({ id, css })),
    main,
    shell,
    headerOver: isHeaderOver(scope.path, shell),
    regionLinks: Array.from(html.matchAll(/ data-region-link="" href="([^"]*)"/g), ([, href = '']) =>
      href.replaceAll('&amp;', '&')
    )
  }
}

/** The elements of a document's head that are about its page, the title aside. */
const pageHeadOf = (html: string): string =>
  html.match(/<(?:meta|link) data-head=""[^>]*>|<script data-head="".*?<\/script>/gs)?.join('') ?? ''

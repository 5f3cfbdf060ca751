import bootScript from './browser/boot.ts?minified'
import { languageTag } from './domain/locales/locale.ts'
import { DemoBar } from './features/demo/demo.tsx'
import { PageFault } from './shell/error-screen/page-fault.tsx'
import { Footer } from './shell/footer/footer.tsx'
import { Header } from './shell/header/header.tsx'
import { EmblemDrawing } from './shell/logo/emblem.tsx'
import { PageHead } from './shell/page-head/page-head.tsx'
import { StructuredData } from './shell/page-head/structured-data.tsx'
import type { ShellHtml } from './shell/shell-parts.tsx'
import { basePath } from './site/links/own-path.ts'
import { pagePath } from './site/links/page-path.ts'
import { usePage } from './site/page/use-page.tsx'
import { siteOrigin } from './site/regions/hosts.ts'
import { startsAtOnce } from './site/site-map/site-map.ts'
import { fontStyles, stylesMark } from './styles.ts'
import { IconDrawings } from './ui/icon/icon.tsx'

type Props = {
  /** The inside of <main>. */
  main: string
  shell: ShellHtml
  /** The addresses of the start script and of what it imports. */
  scripts: readonly string[]
}

/** A whole page: <html>, head, header, main, footer and quick area. */
export function Document({ main, shell, scripts }: Props) {
  const scope = usePage()
  const { siteId, locale, buildId, path, embedded, environment, outcome, row, host, visit } = scope
  const failed = outcome.status !== 200
  return (
    <html
      lang={languageTag(locale)}
      data-site={siteId}
      data-build={buildId}
      data-base={basePath(scope, path)}
      data-site-origin={host !== 'site' ? siteOrigin(siteId, environment) : undefined}
      data-start={startsAtOnce(path) ? 'now' : undefined}
      data-scripts={scripts.join(' ')}
      data-own-address={visit?.form ? pagePath(siteId, locale, path) : undefined}
    >
      <head>
        <PageHead boot={bootScript} fonts={fontStyles(locale)} stylesMark={stylesMark} />
      </head>
      <body
        data-embedded={embedded ?? undefined}
        data-error-message={failed && outcome.message ? outcome.message : undefined}
      >
        <svg className="visually-hidden" aria-hidden="true">
          <EmblemDrawing />
          <IconDrawings />
        </svg>
        <DemoBar />
        {!embedded || embedded === 'logo' ? (
          <Header shell={shell} />
        ) : (
          <div data-part="below-header" dangerouslySetInnerHTML={{ __html: shell['below-header'] }} />
        )}
        <main
          id="main"
          tabIndex={-1}
          className={failed ? 'error-screen' : undefined}
          dangerouslySetInnerHTML={{ __html: main }}
        />
        {!embedded && <Footer />}
        {!embedded && (
          <aside
            className="quick-area"
            data-part="quick-area"
            dangerouslySetInnerHTML={{ __html: shell['quick-area'] }}
          />
        )}
        <PageFault />
        <p id="announced" role="status" className="visually-hidden" />
        <div id="modals" popover="manual" />
        <div className="toasts" role="status" popover="manual" data-toasts="" />
        <div id="parts" />
        {!failed && row && <StructuredData row={row} />}
      </body>
    </html>
  )
}

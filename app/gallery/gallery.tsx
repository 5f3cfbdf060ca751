import { renderToString } from 'react-dom/server'
import { EmblemDrawing } from '../shell/logo/emblem.tsx'
import type { PageScope } from '../site/page/page-scope.ts'
import { PageScopeProvider } from '../site/page/use-page.tsx'
import { fontStyles, stylesMark, withStyles } from '../styles.ts'
import { ChartWords } from '../ui/charts/chart-frame.tsx'
import { IconDrawings } from '../ui/icon/icon.tsx'
import type { Examples } from './examples.tsx'
import style from './gallery.css?inline'

const files = import.meta.glob<Readonly<Record<string, Examples>>>('./*.fixtures.tsx', { import: 'parts', eager: true })

const parts = Object.values(files).flatMap(file => Object.entries(file))

/** The document of the gallery: every part with its examples, or the one part that is asked for. It is no page of the site: the edit loop alone answers with it. */
export function renderGallery(scope: PageScope, only: string | null = null): string {
  const shown = parts.filter(([name]) => only === null || name === only)
  const html = renderToString(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Gallery</title>
        <style>{stylesMark}</style>
        <style
          dangerouslySetInnerHTML={{ __html: (['fi', 'hu', 'de', 'uk'] as const).map(fontStyles).join('') + style }}
        />
      </head>
      <body>
        <svg className="visually-hidden" aria-hidden="true">
          <EmblemDrawing />
          <IconDrawings />
        </svg>
        <main id="main" className="gallery-page wrap">
          <h1>Gallery</h1>
          <nav aria-label="Parts">
            <ul className="row above-24">
              {parts.map(([name]) => (
                <li key={name}>
                  <a href={only === null ? `#${name}` : `?part=${name}`} className="touch">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PageScopeProvider scope={scope}>
            <ChartWords value={{ asTable: scope.t('charts.as-table'), tenfold: scope.t('charts.tenfold') }}>
              {shown.map(([name, examples]) => (
                <section key={name} id={name} className="gallery__part" aria-labelledby={`part-${name}`}>
                  <h2 id={`part-${name}`}>{name}</h2>
                  <div className="gallery__examples">
                    {Object.entries(examples).map(([title, example]) => (
                      <article
                        key={title}
                        className={`gallery__example${'wide' in example ? ' gallery__example--wide' : ''}`}
                        data-example={title}
                      >
                        <h3 className="muted text-small">{title}</h3>
                        <div>{'wide' in example ? example.wide : example}</div>
                      </article>
                    ))}
                  </div>
                </section>
              ))}
            </ChartWords>
          </PageScopeProvider>
        </main>
      </body>
    </html>
  )
  return `<!DOCTYPE html>${withStyles(html, null)}`
}

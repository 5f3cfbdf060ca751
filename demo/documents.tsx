import { renderToString } from 'react-dom/server'
import { type Locale, languageTag } from '../app/domain/locales/locale.ts'
import { fontFaces, fontFiles } from '../app/site/locales/font-faces.ts'
import logo from '../assets/brand/logo.svg?raw'
import type { samplePageWords } from './sample-client/sample-address.ts'
import styles from './sample-client/sample-page.css?inline'

/** The sample page in place of an installer: a document without the app, not for search engines. */
export function samplePage(
  { kind, title, text, back, file }: ReturnType<typeof samplePageWords>,
  backHref: string,
  { siteId, locale }: { siteId: string; locale: Locale }
): string {
  const names = fontFiles(locale)
  const fonts = fontFaces({
    text: `/sample-client/fonts/${names.text}`,
    headings: `/sample-client/fonts/${names.headings}`
  })
  const html = renderToString(
    <html lang={languageTag(locale)} data-site={siteId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, noarchive" />
        <meta name="referrer" content="origin" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: `${fonts}${styles}` }} />
      </head>
      <body>
        <main>
          <div className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
          <p className="kind strong text-small">{kind}</p>
          <h1>{title}</h1>
          <p className="text quiet text-lead">{text}</p>
          {file && (
            <>
              <p>
                <a className="button touch strong" href={file.href} download>
                  {file.save}
                </a>
              </p>
              <p className="facts muted text-note">
                {file.facts}
                <br />
                <code>{file.sha256}</code>
              </p>
            </>
          )}
          <p>
            <a className="touch" href={backHref}>
              {back}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
  return `<!DOCTYPE html>${html}`
}

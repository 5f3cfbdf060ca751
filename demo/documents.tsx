import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Locale, languageTag } from '../app/domain/locales/locale.ts'
import { fontFaces, fontFiles } from '../app/site/locales/font-faces.ts'
import logo from '../assets/brand/logo.svg?raw'
import baseStyles from './base.css?inline'
import type { samplePageWords } from './sample-client/sample-address.ts'
import samplePageStyles from './sample-client/sample-page.css?inline'

/** The site and language of a document. */
type SiteLocale = { siteId: string; locale: Locale }

/** The page that stands in for an installer. */
export const samplePage = (
  { kind, title, text, back, file }: ReturnType<typeof samplePageWords>,
  backHref: string,
  of: SiteLocale
): string =>
  wholeDocument(
    title,
    of,
    <main>
      <Logo />
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
  )

function Logo() {
  return <div className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
}

/** A document that is whole in itself, without the app, and not for search engines. */
function wholeDocument(title: string, { siteId, locale }: SiteLocale, body: ReactNode): string {
  const { text, headings } = fontFiles(locale)
  const fonts = fontFaces({ text: `/sample-client/fonts/${text}`, headings: `/sample-client/fonts/${headings}` })
  const html = renderToString(
    <html lang={languageTag(locale)} data-site={siteId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, noarchive" />
        <meta name="referrer" content="origin" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: `${fonts}${baseStyles}${samplePageStyles}` }} />
      </head>
      <body>{body}</body>
    </html>
  )
  return `<!DOCTYPE html>${html}`
}

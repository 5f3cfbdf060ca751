import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Locale, languageTag } from '../app/domain/locales/locale.ts'
import { fontFaces, fontFiles } from '../app/site/locales/font-faces.ts'
import { Hydrated } from '../app/ui/hydrated/hydrated.tsx'
import logo from '../assets/brand/logo.svg?raw'
import baseStyles from './base.css?inline'
import type { samplePageWords } from './sample-client/sample-address.ts'
import samplePageStyles from './sample-client/sample-page.css?inline'
import { AgentWindow } from './support-desk/agent-window.client.tsx'
import { Conversation } from './support-desk/conversation.client.tsx'
import conversationStyles from './support-desk/conversation.css?inline'
import deskStyles from './support-desk/desk.css?inline'
import type { AgentWords, ConversationWords, DeskWords } from './support-desk/desk-words.ts'

/** Where a document of the demo is shown. `script` is the address of the script that brings its parts to life. */
type Place = { siteId: string; locale: Locale }
type DeskPlace = Place & { script: string; maxLength: number }

/** The page that says what the desk is, with a conversation that is real. */
export const deskPage = (
  { kind, title, intro, points, agentLink, back }: DeskWords,
  conversation: ConversationWords,
  backHref: string,
  place: DeskPlace
): string =>
  deskDocument(
    { title, bodyClass: 'desk', place },
    <main>
      <div className="about">
        <Logo />
        <p className="kind">{kind}</p>
        <h1>{title}</h1>
        <p className="intro">{intro}</p>
        <ul className="points">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="ways">
          <a href="/support-desk/agent/">{agentLink}</a> <a href={backHref}>{back}</a>
        </p>
      </div>
      {livingConversation(conversation, place, false)}
    </main>
  )

/** The conversation alone, for the window on other pages. */
export const deskWindow = (words: ConversationWords, place: DeskPlace): string =>
  deskDocument({ title: words.heading, bodyClass: 'window', place }, livingConversation(words, place, true))

/** The window of an agent who has shown the key. */
export function agentPage(words: AgentWords, place: DeskPlace): string {
  const props = { words, lang: languageTag(place.locale), maxLength: place.maxLength }
  return deskDocument(
    { title: words.title, bodyClass: 'agent', place },
    <Hydrated id="agent" name="agent-window" component={AgentWindow} props={props} />
  )
}

/** What asks an agent for the key; it works without scripts. `fault` says what was wrong with the last one. */
export const signInPage = (words: AgentWords, fault: string | null, place: Place): string =>
  deskDocument(
    { title: words.title, bodyClass: 'sign-in', place },
    <main>
      <h1>{words.title}</h1>
      <p className="intro">{words.signInText}</p>
      <form method="post" action="/support-desk/agent/sign-in">
        <label htmlFor="key">{words.key}</label>
        <input
          id="key"
          name="key"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
          aria-describedby={fault ? 'fault' : undefined}
          aria-invalid={fault ? true : undefined}
        />
        {fault && (
          <p className="fault" id="fault" role="alert">
            {fault}
          </p>
        )}
        <button className="send">{words.signIn}</button>
      </form>
    </main>
  )

/** The page that stands in for an installer. */
export const samplePage = (
  { kind, title, text, back, file }: ReturnType<typeof samplePageWords>,
  backHref: string,
  place: Place
): string =>
  wholeDocument(
    { title, styles: `${fontsAt('/sample-client/fonts/', place.locale)}${samplePageStyles}`, place },
    <main>
      <Logo />
      <p className="kind">{kind}</p>
      <h1>{title}</h1>
      <p className="text">{text}</p>
      {file && (
        <>
          <p>
            <a className="button" href={file.href} download>
              {file.save}
            </a>
          </p>
          <p className="facts">
            {file.facts}
            <br />
            <code>{file.sha256}</code>
          </p>
        </>
      )}
      <p>
        <a className="back" href={backHref}>
          {back}
        </a>
      </p>
    </main>
  )

const livingConversation = (words: ConversationWords, { locale, maxLength }: DeskPlace, isWhole: boolean) => (
  <Hydrated
    id="conversation"
    name="conversation"
    component={Conversation}
    props={{ words, lang: languageTag(locale), maxLength, isWhole }}
  />
)

function Logo() {
  return <div className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
}

type Head = { title: string; styles: string; bodyClass?: string; place: Place & { script?: string } }

const deskDocument = (head: Omit<Head, 'styles'>, body: ReactNode): string =>
  wholeDocument(
    { ...head, styles: `${fontsAt('/support-desk/fonts/', head.place.locale)}${conversationStyles}${deskStyles}` },
    body
  )

function fontsAt(folder: string, locale: Locale): string {
  const { text, headings } = fontFiles(locale)
  return fontFaces({ text: `${folder}${text}`, headings: `${folder}${headings}` })
}

/** A document that is whole in itself, without the app, and not for search engines. */
function wholeDocument({ title, styles, bodyClass, place }: Head, body: ReactNode): string {
  const { siteId, locale, script } = place
  const html = renderToString(
    <html lang={languageTag(locale)} data-site={siteId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, noarchive" />
        <meta name="referrer" content="origin" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: `${baseStyles}${styles}` }} />
        {script && <script type="module" src={script} />}
      </head>
      <body className={bodyClass}>{body}</body>
    </html>
  )
  return `<!DOCTYPE html>${html}`
}

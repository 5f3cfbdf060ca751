import { readFile } from 'node:fs/promises'
import { agentWords, conversationWords, deskWords } from '../../app/features/support-desk/desk-words.ts'
import { fontFaces, fontFiles } from '../../app/site/fonts/font-faces.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { type Locale, languageTag, locales } from '../../app/site/locales/locale.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { siteIds } from '../../app/site/regions/site-id.ts'
import { hasLocale, siteOf } from '../../app/site/regions/sites.ts'
import { contentSecurityPolicy, securityHeaders } from '../http/security-headers.ts'
import { type DeskCall, languageOf } from '../support-desk/desk-call.ts'
import { agentPage, deskPage, deskWindow, signInPage } from '../support-desk/desk-document.ts'

const folder = 'server/support-desk'
const scriptType = 'text/javascript; charset=utf-8'

/** The files of the desk: their folder and type, by their addresses below /support-desk/. */
export const deskFiles: Readonly<Record<string, readonly [file: string, type: string]>> = {
  'chat.js': [`${folder}/files/chat.js`, scriptType],
  'conversation.js': [`${folder}/files/conversation.js`, scriptType],
  'agent.js': [`${folder}/files/agent.js`, scriptType],
  'desk-calls.js': [`${folder}/files/desk-calls.js`, scriptType],
  ...Object.fromEntries(
    locales
      .flatMap(locale => Object.values(fontFiles(locale)))
      .map(name => [`fonts/${name}`, [`assets/fonts/${name}`, 'font/woff2'] as const])
  )
}

/** A script, which is revalidated, or a font, which is kept for a day. */
export async function answerDeskFile(call: DeskCall): Promise<number> {
  const [file, type] = deskFiles[call.facts.pathname.slice('/support-desk/'.length)] ?? []
  if (!file || !type) throw new Error(`There is no file for ${call.facts.pathname}`)
  const caching = type === scriptType ? 'no-cache' : 'public, max-age=86400'
  return send(call, 200, await readFile(file), { 'Content-Type': type, 'Cache-Control': caching })
}

/** The page of the desk, in the visitor's language or the one of `?lang=`. */
export async function answerDeskPage(call: DeskCall): Promise<number> {
  const { look, t, lang } = await dressed(call)
  const { siteId } = call.facts
  const locale = hasLocale(siteId, lang) ? lang : siteOf(siteId).locales[0]
  const logo = await readFile('assets/brand/logo.svg', 'utf8')
  const backHref = pagePath(siteId, locale, '/responsible-gaming/')
  return sendDocument(call, 200, deskPage(deskWords(t), conversationWords(t), { ...look, logo, backHref }), ["'self'"])
}

/** The conversation alone. "Frames only by our own sites' origins." */
export async function answerDeskWindow(call: DeskCall): Promise<number> {
  const { look, t } = await dressed(call)
  const { environment } = call.pages.renderer.settings
  const ours = siteIds.map(siteId => siteOrigin(siteId, environment))
  return sendDocument(call, 200, deskWindow(conversationWords(t), look), ["'self'", ...new Set(ours)])
}

/** The agent's window, or what asks for the key. In: whether the key was shown, and what was wrong with it. No page may show it in a frame. */
export async function sendAgentDocument(
  call: DeskCall,
  { signedIn, fault, status = 200 }: { signedIn: boolean; fault?: 'wrongKey' | 'tooManyKeys'; status?: number }
): Promise<number> {
  const { look, t } = await dressed(call)
  const words = agentWords(t)
  const html = signedIn ? agentPage(words, look) : signInPage(words, fault ? words[fault] : null, look)
  return sendDocument(call, status, html, ["'none'"])
}

async function dressed(
  call: DeskCall
): Promise<
  { look: { lang: string; siteId: string; styles: string }; lang: Locale } & Awaited<ReturnType<typeof languageOf>>
> {
  const { lang, t } = await languageOf(call, new URLSearchParams(call.facts.search).get('lang'))
  const [conversation, rest] = await Promise.all(
    ['conversation.css', 'desk.css'].map(name => readFile(`${folder}/${name}`, 'utf8'))
  )
  const { text, headings } = fontFiles(lang)
  const fonts = fontFaces({ text: `/support-desk/fonts/${text}`, headings: `/support-desk/fonts/${headings}` })
  const styles = `${fonts}${conversation}${rest}`
  return { look: { lang: languageTag(lang), siteId: call.facts.siteId, styles }, lang, t }
}

function sendDocument(call: DeskCall, status: number, html: string, frameAncestors: readonly string[]): number {
  const secure = call.pages.renderer.settings.environment.PUBLIC_SCHEME === 'https'
  const nobody = { scripts: [], connections: [], frames: [], pictures: [] }
  const policy = contentSecurityPolicy(html, { embedOrigins: [], others: nobody, secure }).replace(
    /frame-ancestors [^;]*/,
    `frame-ancestors ${frameAncestors.join(' ')}`
  )
  return send(call, status, Buffer.from(html), {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex'
  })
}

function send(
  { request, response, pages }: DeskCall,
  status: number,
  body: Buffer,
  headers: Record<string, string>
): number {
  const secure = pages.renderer.settings.environment.PUBLIC_SCHEME === 'https'
  response.writeHead(status, { ...headers, 'Content-Length': body.length, ...securityHeaders({ secure }) })
  response.end(request.method === 'HEAD' ? undefined : body)
  return status
}

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fontFiles } from '../../app/site/fonts/font-faces.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { locales } from '../../app/site/locales/locale.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { siteIds } from '../../app/site/regions/site-id.ts'
import { hasLocale, siteOf } from '../../app/site/regions/sites.ts'
import { contentSecurityPolicy, securityHeaders } from '../../server/http/security-headers.ts'
import type * as documentsOfDemo from '../documents.tsx'
import { type DeskCall, languageOf } from './desk-call.ts'
import { deskLimits } from './desk-limits.ts'
import { agentWords, conversationWords, deskWords } from './desk-words.ts'

/** The fonts of the desk's pages, which are below /support-desk/fonts/. */
export const deskFonts: readonly string[] = locales.flatMap(locale => Object.values(fontFiles(locale)))

export async function answerDeskFont(call: DeskCall): Promise<number> {
  const font = await readFile(`assets/fonts/${basename(call.facts.pathname)}`)
  return send(call, 200, font, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' })
}

/** The script that other pages load. It is a plain script, as providers have, and names the module of the build that does the work. */
export async function answerChatScript(call: DeskCall): Promise<number> {
  const [script, build] = await Promise.all([
    readFile('demo/support-desk/chat.js', 'utf8'),
    call.pages.renderer.settings.build()
  ])
  const code = script.replace('{code}', build.addressOf('demo/support-desk/chat.client.ts'))
  return send(call, 200, Buffer.from(code), {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache'
  })
}

/** The page of the desk, in the visitor's language or the one of `?lang=`. */
export async function answerDeskPage(call: DeskCall): Promise<number> {
  const { place, t, documents } = await dressed(call)
  const { siteId } = place
  const locale = hasLocale(siteId, place.locale) ? place.locale : siteOf(siteId).locales[0]
  const backHref = pagePath(siteId, locale, '/responsible-gaming/')
  return sendDocument(call, 200, documents.deskPage(deskWords(t), conversationWords(t), backHref, place), ["'self'"])
}

/** The conversation alone. "Frames only by our own sites' origins." */
export async function answerDeskWindow(call: DeskCall): Promise<number> {
  const { place, t, documents } = await dressed(call)
  const { environment } = call.pages.renderer.settings
  const ours = siteIds.map(siteId => siteOrigin(siteId, environment))
  return sendDocument(call, 200, documents.deskWindow(conversationWords(t), place), ["'self'", ...new Set(ours)])
}

/** The agent's window, or what asks for the key, with what was wrong with the last one. No page may show it in a frame. */
export async function sendAgentDocument(
  call: DeskCall,
  { signedIn, fault, status = 200 }: { signedIn: boolean; fault?: 'wrongKey' | 'tooManyKeys'; status?: number }
): Promise<number> {
  const { place, t, documents } = await dressed(call)
  const words = agentWords(t)
  const html = signedIn
    ? documents.agentPage(words, place)
    : documents.signInPage(words, fault ? words[fault] : null, place)
  return sendDocument(call, status, html, ["'none'"])
}

/** What a document of the desk is made with: the build's half that renders it, its place and its words. */
async function dressed(call: DeskCall) {
  const { lang: locale, t } = await languageOf(call, new URLSearchParams(call.facts.search).get('lang'))
  const build = await call.pages.renderer.settings.build()
  const documents = await build.load<typeof documentsOfDemo>('demo/documents.tsx')
  const script = build.addressOf('demo/support-desk/desk.client.ts')
  return { documents, t, place: { siteId: call.facts.siteId, locale, script, maxLength: deskLimits.characters } }
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

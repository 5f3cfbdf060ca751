import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { locales } from '../../app/domain/locales/locale.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { hasLocale, siteOf } from '../../app/domain/sites/sites.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { fontFiles } from '../../app/site/locales/font-faces.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { send } from '../../server/http/answers.ts'
import {
  contentSecurityPolicy,
  forOtherSites,
  reportingHeaders,
  securityHeaders
} from '../../server/http/security-headers.ts'
import type { SiteContext } from '../../server/http/site-context.ts'
import type * as documentsOfDemo from '../documents.tsx'
import { languageOf } from './desk-call.ts'
import { deskLimits } from './desk-limits.ts'
import { agentWords, conversationWords, deskWords } from './desk-words.ts'

/** The fonts of the desk's pages, which are below /support-desk/fonts/. */
export const deskFonts: readonly string[] = locales.flatMap(locale => Object.values(fontFiles(locale)))

export async function answerDeskFont(c: SiteContext): Promise<Response> {
  const font = await readFile(`assets/fonts/${basename(c.var.facts.pathname)}`)
  return answer(c, font, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' })
}

/** The script that other pages load. It is a plain script, as providers have, and names the module of the build that does the work. */
export async function answerChatScript(c: SiteContext): Promise<Response> {
  const [script, build] = await Promise.all([readFile('demo/support-desk/chat.js', 'utf8'), c.var.settings.build()])
  const code = script.replace('{code}', build.addressOf('demo/support-desk/chat.client.tsx'))
  return answer(c, code, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...forOtherSites
  })
}

/** The page of the desk, in the visitor's language or the one of `?lang=`. */
export async function answerDeskPage(c: SiteContext): Promise<Response> {
  const { place, t, documents } = await dressed(c)
  const { siteId } = place
  const locale = hasLocale(siteId, place.locale) ? place.locale : siteOf(siteId).locales[0]
  const backHref = pagePath(siteId, locale, '/responsible-gaming/')
  return answerDocument(c, documents.deskPage(deskWords(t), conversationWords(t), backHref, place), ["'self'"])
}

/** The conversation alone. "Frames only by our own sites' origins." */
export async function answerDeskWindow(c: SiteContext): Promise<Response> {
  const { place, t, documents } = await dressed(c)
  const ours = siteIds.map(siteId => siteOrigin(siteId, c.var.settings.environment))
  return answerDocument(c, documents.deskWindow(conversationWords(t), place), ["'self'", ...new Set(ours)])
}

/** The agent's window. No page may show it in a frame. */
export async function answerAgentWindow(c: SiteContext): Promise<Response> {
  const { place, t, documents } = await dressed(c)
  return answerDocument(c, documents.agentPage(agentWords(t), place), ["'none'"])
}

/** What asks agents for the key, with what was wrong with the last one. */
export async function answerSignInPage(
  c: SiteContext,
  fault?: 'wrongKey' | 'tooManyKeys',
  status: 200 | 403 | 429 = 200
): Promise<Response> {
  const { place, t, documents } = await dressed(c)
  const words = agentWords(t)
  return answerDocument(c, documents.signInPage(words, fault ? words[fault] : null, place), ["'none'"], status)
}

/** What a document of the desk is made with: the build's half that renders it, its place and its words. */
async function dressed(c: SiteContext) {
  const { facts, settings } = c.var
  const { lang: locale, t } = await languageOf(c, new URLSearchParams(facts.search).get('lang'))
  const build = await settings.build()
  const documents = await build.load<typeof documentsOfDemo>('demo/documents.tsx')
  const script = build.addressOf('demo/support-desk/desk.client.ts')
  return { documents, t, place: { siteId: facts.siteId, locale, script, maxLength: deskLimits.characters } }
}

function answerDocument(
  c: SiteContext,
  html: string,
  frameAncestors: readonly string[],
  status?: 200 | 403 | 429
): Response {
  const secure = c.var.settings.environment.PUBLIC_SCHEME === 'https'
  const nobody = { scripts: [], connections: [], frames: [], pictures: [] }
  const policy = contentSecurityPolicy(html, { embedOrigins: [], others: nobody, secure }).replace(
    /frame-ancestors [^;]*/,
    `frame-ancestors ${frameAncestors.join(' ')}`
  )
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    ...reportingHeaders,
    'Cache-Control': 'private, no-store',
    // An agent is signed in: no window of another site holds this one.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex'
  }
  return answer(c, html, headers, status)
}

const answer = (
  c: SiteContext,
  body: string | NonSharedBuffer,
  headers: Record<string, string>,
  status?: 200 | 403 | 429
): Response =>
  send(
    c,
    body,
    { ...securityHeaders({ secure: c.var.settings.environment.PUBLIC_SCHEME === 'https' }), ...headers },
    status
  )

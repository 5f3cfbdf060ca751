import { privacyControl, securityText } from '../../app/site/head/security-text.ts'
import { json, send } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'

/** GET /.well-known/security.txt: whom to tell of a weakness (RFC 9116). */
export const answerSecurityText = (c: SiteContext): Response => {
  const { facts, settings } = c.var
  const { environment, now } = settings
  const text = securityText({ siteId: facts.siteId, environment, now: now() })
  return send(c, text, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
}

/** GET /.well-known/gpc.json: that Global Privacy Control counts as refusal. */
export const answerPrivacyControl = (c: SiteContext): Response =>
  json(c, privacyControl, 200, { 'Cache-Control': 'public, max-age=86400' })

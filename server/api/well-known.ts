import { privacyControl, securityText } from '../../app/site/head/security-text.ts'
import type { ApiCall } from '../api-call.ts'
import { sendJson, sendText } from '../http/send.ts'

/** GET /.well-known/security.txt: whom to tell of a weakness (RFC 9116). */
export const answerSecurityText = ({ response, facts, pages }: ApiCall): number => {
  const { environment, now } = pages.renderer.settings
  return sendText(response, 'text/plain', securityText({ siteId: facts.siteId, environment, now: now() }))
}

/** GET /.well-known/gpc.json: that Global Privacy Control counts as refusal. */
export const answerPrivacyControl = ({ response }: ApiCall): number =>
  sendJson(response, 200, privacyControl, { 'Cache-Control': 'public, max-age=86400' })

import { officialDomains } from '../../app/site/head/official-domains.ts'
import { privacyControl, securityText } from '../../app/site/head/security-text.ts'
import { json, send } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'

/** GET /.well-known/security.txt: whom to tell of a weakness (RFC 9116). */
export const answerSecurityText = (c: SiteContext): Response => {
  const { facts, settings, now } = c.var
  const text = securityText({ siteId: facts.siteId, environment: settings.environment, now })
  return send(c, text, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
}

/** GET /.well-known/gpc.json: that Global Privacy Control counts as refusal. */
export const answerPrivacyControl = (c: SiteContext): Response =>
  json(c, privacyControl, 200, { 'Cache-Control': 'public, max-age=86400' })

/** GET /.well-known/official-domains.json: all origins and mail domains of the operator, signed (JWS, flattened JSON). */
export function answerOfficialDomains(c: SiteContext): Response {
  const { settings, services, now } = c.var
  const [signer] = services.statements
  const statement = officialDomains({ environment: settings.environment, now })
  return json(c, signer.sign(statement), 200, { 'Cache-Control': 'public, max-age=3600' })
}

/** GET /.well-known/jwks.json: the public keys that statements are verified with (RFC 7517). */
export function answerSigningKeys(c: SiteContext): Response {
  const keys = c.var.services.statements.map(({ publicKey }) => publicKey)
  return json(c, { keys }, 200, { 'Cache-Control': 'public, max-age=3600' })
}

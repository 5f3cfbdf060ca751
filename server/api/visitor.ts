import { isConsentRequired } from '../../app/domain/law/consent-required.ts'
import { json } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { isWhitelisted } from '../visitor/visitor-location.ts'

/**
 * GET /api/visitor: where the visitor is and which rule that means on the site that the Host names: "rule is 'BLOCKED', 'WARNING' or null for the Host's site; unknown
 * location is null, null." These five fields and no other. Never cached, and nothing in the address changes it.
 */
export function answerVisitor(c: SiteContext): Response {
  const { visitor, settings, content } = c.var
  const { environment } = settings
  const { country, region } = visitor.location
  return json(c, {
    country,
    region,
    rule: visitor.audience.rule,
    whitelisted: isWhitelisted(visitor.address, environment),
    consentRequired: isConsentRequired(country, environment.COUNTRIES_WITH_GDPR, content.countryRules)
  })
}

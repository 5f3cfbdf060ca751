import type { Environment } from '../../app/site/config/environment.ts'
import type { VisitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import type { Audience } from '../../app/site/visitor/audience.ts'
import { isConsentRequired } from '../../app/site/visitor/consent-required.ts'
import type { ApiCall } from '../api-call.ts'
import { sendJson } from '../http/send.ts'
import { isWhitelisted, visitorAddress } from '../visitor-location.ts'

/** GET /api/visitor: where the visitor is and which rule that means on the site that the Host names. Never cached, and nothing in the address changes it. */
export function answerVisitor({ request, response, facts, pages }: ApiCall): number {
  const { environment } = pages.renderer.settings
  return sendJson(
    response,
    200,
    visitorAnswer({
      location: pages.locationOf(request),
      rule: pages.audienceOf(request, facts).rule,
      whitelisted: isWhitelisted(visitorAddress(request, environment), environment),
      environment
    })
  )
}

type VisitorFacts = {
  location: VisitorLocation
  rule: Audience['rule']
  whitelisted: boolean
  environment: Pick<Environment, 'COUNTRIES_WITH_GDPR'>
}

/**
 * "rule is 'BLOCKED', 'WARNING' or null for the Host's site; unknown location is null, null. consentRequired: country in COUNTRIES_WITH_GDPR, or unknown."
 * In: the facts of a visitor. Out: the answer of the call, with these five fields and no other.
 */
export function visitorAnswer({ location, rule, whitelisted, environment }: VisitorFacts) {
  const { country, region } = location
  return {
    country,
    region,
    rule,
    whitelisted,
    consentRequired: isConsentRequired(country, environment)
  }
}

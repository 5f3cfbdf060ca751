import type { Audience } from '../../app/domain/law/audience.ts'
import { isConsentRequired } from '../../app/domain/law/consent-required.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import type { VisitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import type { Content } from '../../content/content.ts'
import { json } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { isWhitelisted } from '../visitor/visitor-location.ts'

/** GET /api/visitor: where the visitor is and which rule that means on the site that the Host names. Never cached, and nothing in the address changes it. */
export function answerVisitor(c: SiteContext): Response {
  const { visitor, settings, content } = c.var
  const { environment } = settings
  return json(
    c,
    visitorAnswer({
      location: visitor.location,
      rule: visitor.audience.rule,
      whitelisted: isWhitelisted(visitor.address, environment),
      environment,
      rules: content.countryRules
    })
  )
}

type VisitorFacts = {
  location: VisitorLocation
  rule: Audience['rule']
  whitelisted: boolean
  environment: Pick<Environment, 'COUNTRIES_WITH_GDPR'>
  rules: Content['countryRules']
}

/** "rule is 'BLOCKED', 'WARNING' or null for the Host's site; unknown location is null, null." These five fields and no other. */
export function visitorAnswer({ location, rule, whitelisted, environment, rules }: VisitorFacts) {
  const { country, region } = location
  return {
    country,
    region,
    rule,
    whitelisted,
    consentRequired: isConsentRequired(country, environment.COUNTRIES_WITH_GDPR, rules)
  }
}

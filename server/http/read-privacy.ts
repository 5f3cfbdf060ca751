import type { IncomingHttpHeaders } from 'node:http'
import { isConsentRequired } from '../../app/domain/law/consent-required.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import type { VisitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import { parseCookies } from '../../app/site/http/cookies.ts'
import type { PrivacyFacts } from '../../app/site/page/visit.ts'
import type { Content } from '../../content/content.ts'

/** The request's signals of consent: the visitor's choice, the signals `Sec-GPC` and `DNT`, and whether the law of the visitor's country asks. */
export function readPrivacy(
  headers: IncomingHttpHeaders,
  { country }: Pick<VisitorLocation, 'country'>,
  environment: Pick<Environment, 'COUNTRIES_WITH_GDPR'>,
  rules: Content['countryRules']
): PrivacyFacts {
  const { consent, 'consent-time': consentTime } = parseCookies(headers.cookie)
  return {
    consent,
    consentTime,
    ...readSignals(headers),
    consentRequired: isConsentRequired(country, environment.COUNTRIES_WITH_GDPR, rules)
  }
}

/** The signals of a request: `Sec-GPC` and `DNT`. An extension or a proxy may send them where the browser's own script knows nothing of them. */
export const readSignals = (headers: IncomingHttpHeaders): Pick<PrivacyFacts, 'gpc' | 'dnt'> => ({
  gpc: headers['sec-gpc'] === '1',
  dnt: headers.dnt === '1'
})

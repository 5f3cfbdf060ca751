import { readConsent, readConsentTime } from '../../features/consent/consent-cookie.ts'
import { type ConsentStatus, consentStatus } from '../../features/consent/consent-state.ts'
import type { PrivacyFacts } from '../../site/page/visit.ts'

/** The receipt of a choice: the status of the consent, and, where something was decided, when and for which version of the text. */
export type ReceiptFacts = {
  status: ConsentStatus
  decided: { at: Date | null; textVersion: string } | null
  gpc: boolean
  dnt: boolean
}

type Facts = { privacy: PrivacyFacts; textVersion: string; defaultConsentEnabled: boolean }

/** "What was decided, when, for which text version; GPC/DNT detected." In: what the request says, the text of today and the site's flag. */
export function receiptFacts({ privacy, textVersion, defaultConsentEnabled }: Facts): ReceiptFacts {
  const { consent, consentTime, gpc, dnt, consentRequired } = privacy
  const choice = readConsent(consent)
  return {
    status: consentStatus({ choice, gpc, dnt, consentRequired, textVersion, defaultConsentEnabled }),
    decided: choice && { at: readConsentTime(consentTime), textVersion: choice.textVersion },
    gpc,
    dnt
  }
}

import type { Audience } from '../../domain/law/audience.ts'
import { offersInstaller } from '../../domain/law/download-blocked.ts'

/** The consequences of a visitor's place, each as the name of the sentence that says it. */
export type WhatFollows = {
  signUp: Audience['signUp']
  download: 'open' | 'closed'
  offers: 'shown' | 'hours' | 'hidden'
}

/** As the pages of the site do: a site that informs has no form and no installer for anyone. "WARNING: sign-up is refused"; "BLOCKED: no sign-up and no download"; offers as the laws of both places allow, at their hours where they have some. */
export function whatFollows(
  audience: Pick<Audience, 'rule' | 'siteClosed' | 'siteInforms' | 'signUp' | 'offers' | 'adHours'>
): WhatFollows {
  const { siteInforms, signUp, offers, adHours } = audience
  return {
    signUp: siteInforms && signUp === 'open' ? 'elsewhere' : signUp,
    download: offersInstaller(audience) ? 'open' : 'closed',
    offers: offers.length === 0 ? 'hidden' : adHours.length > 0 ? 'hours' : 'shown'
  }
}

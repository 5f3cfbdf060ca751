import type { Audience } from '../../domain/law/audience.ts'
import { mayDownload } from '../../domain/law/download-blocked.ts'

/** What follows from a visitor's place, each as the name of the sentence that says it. */
export type WhatFollows = {
  signUp: Audience['signUp']
  download: 'open' | 'closed'
  offers: 'shown' | 'hours' | 'hidden'
}

/** "WARNING: sign-up is refused"; "BLOCKED: no sign-up and no download"; offers as the laws of both places allow, at their hours where they have some. */
export function whatFollows({
  rule,
  siteClosed,
  signUp,
  offers,
  adHours
}: Pick<Audience, 'rule' | 'siteClosed' | 'signUp' | 'offers' | 'adHours'>): WhatFollows {
  return {
    signUp,
    download: mayDownload({ rule, siteClosed }) ? 'open' : 'closed',
    offers: offers.length === 0 ? 'hidden' : adHours.length > 0 ? 'hours' : 'shown'
  }
}

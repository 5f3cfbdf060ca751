import { type ConsentFacts, consentState } from './consent-state.ts'

/** How things stand for a visitor, as the name of the sentence that says it. */
export type Standing = 'granted' | 'denied' | 'signal' | 'asked' | 'presumed' | 'free'

/**
 * How things stand for a visitor on this site, whatever markers one address may carry: what was decided, else what counts without a decision. In: the facts
 * that decide the state.
 */
export function standing(facts: Omit<ConsentFacts, 'markers' | 'carriesSecret'>): Standing {
  const { choice, textVersion, gpc, dnt } = facts
  if (choice?.textVersion === textVersion) return choice.decision
  const state = consentState({ ...facts, markers: [], carriesSecret: false })
  switch (state) {
    case 'ask':
    case 'off':
      return 'asked'
    case 'presumed':
      return 'presumed'
    case 'run':
      return 'free'
    case 'refused':
      return gpc || dnt ? 'signal' : 'denied'
  }
}

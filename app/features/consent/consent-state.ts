import type { Marker } from '../../site/visitor/markers.ts'
import type { ConsentChoice } from './consent-cookie.ts'

/** How a document treats tags: nothing (`off`), ask first (`ask`), load and ask (`presumed`), load (`run`), or leave them out (`refused`). */
export type ConsentState = 'off' | 'ask' | 'presumed' | 'run' | 'refused'

export type ConsentFacts = {
  markers: readonly Marker[]
  /** Whether that query carries a secret, such as the link of a mail. */
  carriesSecret: boolean
  /** Whether the law of the visitor's country asks for consent first; null while it is not known. */
  consentRequired: boolean | null
  /** Signals of the browser: Global Privacy Control and Do-Not-Track. */
  gpc: boolean
  dnt: boolean
  /** The choice that the visitor made on this host, if any. */
  choice: ConsentChoice | null
  textVersion: string
  /** The flag: whether consent counts as given, where the law asks for it, before the visitor has chosen. */
  defaultConsentEnabled: boolean
}

/** The choice made for today's text comes first, then the browser's signals, then the law; an unknown law is the strict one. Old refusals are never a yes. */
export function consentState(facts: ConsentFacts): ConsentState {
  const { markers, carriesSecret, consentRequired, gpc, dnt, choice, textVersion, defaultConsentEnabled } = facts
  if (carriesSecret || markers.includes('clean') || markers.includes('lighthouse')) return 'off'
  if (choice?.textVersion === textVersion) return choice.decision === 'granted' ? 'run' : 'refused'
  const required = consentRequired !== false
  if (gpc || (dnt && required)) return 'refused'
  const refusedBefore = choice?.decision === 'denied'
  if (!required) return refusedBefore ? 'refused' : 'run'
  return defaultConsentEnabled && !refusedBefore ? 'presumed' : 'ask'
}

export const runsTags = (state: ConsentState): boolean => state === 'run' || state === 'presumed'

export const asksVisitor = (state: ConsentState): boolean => state === 'ask' || state === 'presumed'

/** How things stand for a visitor, as the name of the sentence that says it. */
export type ConsentStatus = 'granted' | 'denied' | 'signal' | 'asked' | 'presumed' | 'free'

/** How things stand for a visitor on this site, whatever markers one address may carry: the decision, else the default. */
export function consentStatus(facts: Omit<ConsentFacts, 'markers' | 'carriesSecret'>): ConsentStatus {
  const { choice, textVersion, gpc, dnt } = facts
  if (choice?.textVersion === textVersion) return choice.decision
  const status = {
    off: 'asked',
    ask: 'asked',
    presumed: 'presumed',
    run: 'free',
    refused: gpc || dnt ? 'signal' : 'denied'
  } as const satisfies Record<ConsentState, ConsentStatus>
  return status[consentState({ ...facts, markers: [], carriesSecret: false })]
}

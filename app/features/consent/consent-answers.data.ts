import type { MessageKey } from '../../site/messages/translate.ts'

/** The message for a choice that the server cannot take, by the reason. */
export const consentAnswers = {
  decisionMissing: 'consent.decision-missing',
  textUnknown: 'consent.text-unknown'
} as const satisfies Record<string, MessageKey>

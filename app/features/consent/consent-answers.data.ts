import type { MessageKey } from '../../site/messages/translate.ts'

/** What the server says of a choice that it cannot take, by the reason. */
export const consentAnswers = {
  decisionMissing: 'consent.decision-missing',
  textUnknown: 'consent.text-unknown'
} as const satisfies Record<string, MessageKey>

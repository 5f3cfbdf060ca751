import type { MessageKey } from '../../site/messages/translate.ts'

/** The message for a form as a whole, by the reason. */
export const formAnswers = {
  tooMany: 'sign-up.too-many',
  busy: 'sign-up.busy',
  tooManyMails: 'sign-up.too-many-mails',
  deletionNotConfirmed: 'sign-up.deletion-not-confirmed',
  otherPassword: 'sign-up.other-password',
  linkOver: 'sign-up.link-over',
  /** "Generic unexpected error: contact customer service for help." */
  unexpected: 'sign-up.unexpected'
} as const satisfies Record<string, MessageKey>

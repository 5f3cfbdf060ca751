import type { MessageKey } from '../../site/messages/translate.ts'

/** What may be wrong with a field: the form carries these words as props, so that a browser says them in the page's language. */
export const signUpFaultKeys = [
  'sign-up.email-missing',
  'sign-up.email-invalid',
  'sign-up.password-missing',
  'sign-up.password-too-short',
  'sign-up.password-too-long',
  'sign-up.password-characters',
  'sign-up.age-not-confirmed',
  'sign-up.terms-not-accepted'
] as const satisfies readonly MessageKey[]

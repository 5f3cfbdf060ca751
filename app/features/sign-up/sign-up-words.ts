import type { Translate } from '../../site/messages/translate.ts'
import { longestPassword, shortestPassword, signUpFaultKeys } from './sign-up.schema.ts'

/** The words of the form, as its part takes them. */
export type SignUpWords = ReturnType<typeof signUpWords>

export const signUpWords = (t: Translate, { age, version }: { age: number; version: string }) => ({
  title: t('sign-up.title'),
  lead: t('sign-up.lead'),
  email: t('sign-up.email'),
  password: t('sign-up.password'),
  passwordHint: t('sign-up.password-hint', { minimum: shortestPassword, maximum: longestPassword }),
  rule: {
    lowercase: t('sign-up.rule-lowercase'),
    digit: t('sign-up.rule-digit'),
    length: t('sign-up.rule-length', { minimum: shortestPassword, maximum: longestPassword })
  },
  ruleMet: t('sign-up.rule-met'),
  show: t('sign-up.show'),
  showPassword: t('sign-up.show-password'),
  age: t('sign-up.age', { age }),
  terms: t('sign-up.terms', { version }),
  readTerms: t('sign-up.read-terms'),
  readPrivacy: t('sign-up.read-privacy'),
  newTab: t('sign-up.new-tab'),
  submit: t('sign-up.submit'),
  sending: t('sign-up.sending'),
  data: t('sign-up.data'),
  dataLink: t('sign-up.data-link'),
  tryAgain: t('sign-up.try-again'),
  noAnswer: t('sign-up.no-answer'),
  unexpected: t('sign-up.unexpected'),
  /** The errors of fields, by the key that the check returns. */
  faults: Object.fromEntries([...signUpFaultKeys].map(key => [key, t(key)]))
})

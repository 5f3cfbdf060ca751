import type { FormState } from '../../site/page/visit.ts'

/** The states of the sign-up part of a page. */
export type SignUpState =
  | 'open'
  | 'refused'
  | 'elsewhere'
  | 'joined'
  | 'confirm'
  | 'confirmed'
  | 'expired'
  | 'invalid'
  | 'resend'
  | 'resent'

type Facts = {
  /** Whether this audience may sign up here. */
  signUp: 'open' | 'refused' | 'elsewhere'
  query: Readonly<Record<string, string>>
  /** The form that came back, if one did. */
  form: Pick<FormState, 'name'> | null
}

const confirmations = { done: 'confirmed', expired: 'expired', invalid: 'invalid' } as const

/** The state of the sign-up part. The answer to a link in a mail is always shown; all else follows from whether sign-up is open to the visitor. */
export function signUpState({ signUp, query, form }: Facts): SignUpState {
  if (form?.name === 'resend') return 'resend'
  const { token, confirm = '', resent, joined } = query
  if (token || form?.name === 'confirm') return 'confirm'
  if (Object.hasOwn(confirmations, confirm)) return confirmations[confirm as keyof typeof confirmations]
  if (resent === '1') return 'resent'
  if (signUp !== 'open') return signUp
  return joined === '1' && !form ? 'joined' : 'open'
}

import type { Audience } from '../../domain/law/audience.ts'
import type { FormState } from '../../site/page/visit.ts'

/** What came of a sign-up, of a link in a mail, or of a wish for another mail. */
export type SignUpOutcome = 'joined' | 'confirm' | 'confirmed' | 'expired' | 'invalid' | 'resend' | 'resent'

type Facts = {
  /** Whether this audience may sign up here. */
  signUp: Audience['signUp']
  query: Readonly<Record<string, string>>
  /** The form that came back, if one did. */
  form: Pick<FormState, 'name'> | null
}

const confirmations = { done: 'confirmed', expired: 'expired', invalid: 'invalid' } as const

/** The state of the sign-up part. The answer to a link in a mail is always shown; all else follows from whether sign-up is open to the visitor. */
export function signUpState({ signUp, query, form }: Facts): Audience['signUp'] | SignUpOutcome {
  if (form?.name === 'resend') return 'resend'
  const { token, confirm = '', resent, joined } = query
  if (token || form?.name === 'confirm') return 'confirm'
  if (Object.hasOwn(confirmations, confirm)) return confirmations[confirm as keyof typeof confirmations]
  if (resent === '1') return 'resent'
  if (signUp !== 'open') return signUp
  return joined === '1' && !form ? 'joined' : 'open'
}

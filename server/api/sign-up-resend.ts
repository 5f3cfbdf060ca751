import { checkEmail } from '../../app/features/sign-up/check-form.ts'
import { formAnswers } from '../../app/features/sign-up/form-answers.data.ts'
import { receiveForm, type SignUpCall } from './posted-form.ts'

const form = { name: 'resend', path: '/download/', kept: ['email'] }

/** POST /api/sign-up/resend: the confirmation mail again. The answer is the same whether or not the address waits for one. Out: the status. */
export const answerResend = (call: SignUpCall): Promise<number> =>
  receiveForm(call, form, async posted => {
    const { values, faults } = checkEmail(posted.values)
    if (faults) return posted.fail(400, faults)
    const { signUp } = call.services
    const wait = await signUp.limit('resend', posted.address)
    if (wait !== null) return posted.fail(429, { form: formAnswers.tooManyMails }, wait)
    await signUp.resend(values.email, { siteId: call.facts.siteId, locale: posted.locale })
    return posted.done('resent=1', 202)
  })

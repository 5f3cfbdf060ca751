import { checkEmail } from '../../app/features/sign-up/check-form.ts'
import { formAnswers } from '../../app/features/sign-up/form-answers.data.ts'
import { type PostedForm, receiveForm, type SignUpCall } from './posted-form.ts'

const path = '/your-data/'
const request = { name: 'your-data', path, kept: ['email'] }
const deletion = { name: 'delete-data', path, kept: ['token'] }

/** POST /api/your-data: a mail with a link to one's data. The answer is the same whether or not there are any. Out: the status. */
export const answerDataRequest = (call: SignUpCall): Promise<number> =>
  receiveForm(call, request, async posted => {
    const { values, faults } = checkEmail(posted.values)
    if (faults) return posted.fail(400, faults)
    const { signUp } = call.services
    const wait = await signUp.limit('your-data', posted.address)
    if (wait !== null) return posted.fail(429, { form: formAnswers.tooManyMails }, wait)
    await signUp.askForData(values.email, { siteId: call.facts.siteId, locale: posted.locale })
    return posted.done('sent=1', 202)
  })

/** POST /api/your-data/export: what is stored about the bearer of a link, as a file. A link that is over leads back to the page, which says so. */
export const answerDataExport = (call: SignUpCall): Promise<number> =>
  receiveForm(call, { ...request, kept: [] }, async posted => {
    const { response, services } = call
    const data = await services.signUp.personalData(posted.values.token ?? '')
    if (!data) return over(posted)
    const body = `${JSON.stringify(data, null, 2)}\n`
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="your-data.json"',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store'
    })
    response.end(body)
    return 200
  })

/** POST /api/your-data/delete: erases what is stored about the bearer of a link, once it is confirmed that this is meant. */
export const answerDataDeletion = (call: SignUpCall): Promise<number> =>
  receiveForm(call, deletion, async posted => {
    const { token = '', understood = '' } = posted.values
    if (!['true', 'on'].includes(understood)) return posted.fail(400, { understood: formAnswers.deletionNotConfirmed })
    const deleted = await call.services.signUp.deletePerson(token)
    return deleted ? posted.done('deleted=1', 202) : over(posted)
  })

/** A link that was used up, has expired or never was one. */
const over = async (posted: PostedForm): Promise<number> =>
  posted.asJson ? posted.refuse(403, posted.t(formAnswers.linkOver)) : posted.done('expired=1', 202)

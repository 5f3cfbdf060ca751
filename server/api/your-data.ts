import { send } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { type PostedForm, receiveForm, receiveMailRequest } from './posted-form.ts'

const path = '/your-data/'
const request = { name: 'your-data', path, shownAgain: ['email'] } as const
const deletion = { name: 'delete-data', path, shownAgain: ['token'] }

/** POST /api/your-data: a mail with a link to one's data. */
export const answerDataRequest = (c: SiteContext): Promise<Response> =>
  receiveMailRequest(c, request, 'sent=1', (email, place) => c.var.services.signUp.askForData(email, place))

/** POST /api/your-data/export: the stored data of the bearer of a link, as a file. A link that is over leads back to the page, which says so. */
export const answerDataExport = (c: SiteContext): Promise<Response> =>
  receiveForm(c, { ...request, shownAgain: [] }, async posted => {
    const data = await c.var.services.signUp.personalData(posted.values.token ?? '')
    if (!data) return over(posted)
    return send(c, `${JSON.stringify(data, null, 2)}\n`, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="your-data.json"'
    })
  })

/** POST /api/your-data/delete: erases the stored data of the bearer of a link, once it is confirmed that this is meant. */
export const answerDataDeletion = (c: SiteContext): Promise<Response> =>
  receiveForm(c, deletion, async posted => {
    const { token = '', understood = '' } = posted.values
    if (!['true', 'on'].includes(understood)) return posted.fail(400, { understood: 'sign-up.deletion-not-confirmed' })
    const deleted = await c.var.services.signUp.deletePerson(token)
    return deleted ? posted.done('deleted=1', 202) : over(posted)
  })

/** A link that was used up, has expired or never was one. */
const over = (posted: PostedForm): Response | Promise<Response> =>
  posted.asJson ? posted.refuse(posted.t('sign-up.link-over')) : posted.done('expired=1', 202)

import { acceptedVersions } from '../../app/features/sign-up/accepted-versions.ts'
import { checkSignUp } from '../../app/features/sign-up/check-form.ts'
import { formAnswers } from '../../app/features/sign-up/form-answers.data.ts'
import { refusalWords } from '../../app/features/sign-up/refusal-words.ts'
import { signUpSite } from '../../app/features/sign-up/sign-up-site.ts'
import { regionLink } from '../../app/site/links/region-link.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { type PostedForm, receiveForm, type SignUpCall } from './posted-form.ts'

const form = { name: 'sign-up', path: '/download/', kept: ['email', 'ageConfirmed', 'termsAccepted'] }

/**
 * POST /api/sign-up: "201; 400 `{errors:{field: message}}`; 403 where the country rule forbids; 409-free (an existing address gets the same answer);
 * 429 with Retry-After. JSON 201 is `{}`; a form gets 303 to `/download/?joined=1`, its errors in the page again, or the 403 screen." Out: the status.
 */
export const answerSignUp = (call: SignUpCall): Promise<number> =>
  receiveForm(call, form, async posted => {
    const { request, facts, pages, services } = call
    const { content, now } = pages.renderer.settings
    const audience = pages.audienceOf(request, facts)
    if (audience.signUp !== 'open') return refuse(call, posted, audience.signUp)
    const { values, faults } = checkSignUp(posted.values)
    if (faults) return posted.fail(400, faults)
    const wait = await services.signUp.limit('sign-up', posted.address)
    if (wait !== null) return posted.fail(429, { form: formAnswers.tooMany }, wait)
    const registration = {
      siteId: facts.siteId,
      locale: posted.locale,
      email: values.email,
      password: values.password,
      country: pages.locationOf(request).countryKey,
      minimumAge: audience.minimumAge,
      ...acceptedVersions(content(), now())
    }
    await services.signUp.register(registration, goneSignal(call.response))
    return posted.done('joined=1', 201)
  })

/** Where the country's rule forbids it: the 403 screen. On a site that is not the visitor's: the page again, "with the right site named". */
function refuse(
  { request, facts: { siteId }, pages }: SignUpCall,
  posted: PostedForm,
  why: 'refused' | 'elsewhere'
): Promise<number> {
  if (why === 'elsewhere' && !posted.asJson) return posted.fail(403, {})
  const { content, now, environment } = pages.renderer.settings
  const { t, locale } = posted
  const { countryKey } = pages.locationOf(request)
  const right = signUpSite({ siteId, locale, countryKey, records: content().countryRules, now: now() })
  const words = refusalWords({ why, siteId, locale, right: right?.siteId ?? null }, t)
  const way = right ? { site: right.siteId, url: regionLink(right, '/download/', siteId, environment) } : {}
  return posted.refuse(403, words, way)
}

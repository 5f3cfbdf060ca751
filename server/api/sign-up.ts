import { acceptedVersions } from '../../app/features/sign-up/accepted-versions.ts'
import { checkSignUp } from '../../app/features/sign-up/check-form.ts'
import { formAnswers } from '../../app/features/sign-up/form-answers.data.ts'
import { refusalWords } from '../../app/features/sign-up/refusal-words.ts'
import { signUpFields } from '../../app/features/sign-up/sign-up.schema.ts'
import { signUpSite } from '../../app/features/sign-up/sign-up-site.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { regionLink } from '../../app/site/links/region-link.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import type { Confirmation } from '../accounts/sign-up-service.ts'
import { redirect } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { type PostedForm, receiveForm, receiveMailRequest } from './posted-form.ts'

const path = '/download/'
const form = { name: 'sign-up', path, shownAgain: signUpFields.filter(field => field !== 'password') }

/** POST /api/sign-up: "201; 400 `{errors:{field: message}}`; 403 where the country rule forbids; 409-free; 429 with Retry-After." */
export const answerSignUp = (c: SiteContext): Promise<Response> =>
  receiveForm(c, form, async posted => {
    const { facts, settings, services, visitor } = c.var
    const { content, now } = settings
    const { audience } = visitor
    if (audience.signUp !== 'open') return refuse(c, posted, audience.signUp)
    const { values, faults } = checkSignUp(posted.values)
    if (faults) return posted.fail(400, faults)
    const wait = await services.signUp.limit('sign-up', visitor.address)
    if (wait !== null) return posted.fail(429, { form: formAnswers.tooMany }, wait)
    const registration = {
      ...values,
      siteId: facts.siteId,
      locale: posted.locale,
      country: visitor.location.countryKey,
      minimumAge: audience.minimumAge,
      ...acceptedVersions(content(), now())
    }
    await services.signUp.register(registration, c.req.raw.signal)
    return posted.done('joined=1', 201)
  })

/** Where the country's rule forbids it: the 403 screen. On a site that is not the visitor's: the page again, "with the right site named". */
function refuse(c: SiteContext, posted: PostedForm, why: 'refused' | 'elsewhere'): Response | Promise<Response> {
  if (why === 'elsewhere' && !posted.asJson) return posted.fail(403, {})
  const { facts, settings, visitor } = c.var
  const { siteId } = facts
  const { t, locale } = posted
  const { countryKey } = visitor.location
  const right = signUpSite({
    siteId,
    locale,
    countryKey,
    records: settings.content().countryRules,
    now: settings.now()
  })
  const words = refusalWords({ why, siteId, locale, right: right?.siteId ?? null }, t)
  const url = right && regionLink(right, path, siteId, settings.environment)
  return posted.refuse(403, words, right ? { site: right.siteId, url } : {})
}

const outcomes = { confirmed: 'done', expired: 'expired', invalid: 'invalid' } as const satisfies Record<
  Confirmation['outcome'],
  string
>

/** GET /api/sign-up/confirm?token=: 303 to the download page of the site and language of the sign-up. A HEAD confirms nothing. */
export async function answerConfirm(c: SiteContext): Promise<Response> {
  const { facts, settings, services } = c.var
  const token = new URLSearchParams(facts.search).get('token') ?? ''
  const confirmation: Confirmation =
    facts.method === 'HEAD' || token === '' ? { outcome: 'invalid' } : await services.signUp.confirm(token)
  const { siteId, locale } =
    confirmation.outcome === 'invalid' ? { siteId: facts.siteId, locale: detectLocale(facts) } : confirmation
  const origin = siteId === facts.siteId ? '' : siteOrigin(siteId, settings.environment)
  return redirect(c, 303, `${origin}${pagePath(siteId, locale, path)}?confirm=${outcomes[confirmation.outcome]}`, true)
}

/** POST /api/sign-up/resend: the confirmation mail again. */
export const answerResend = (c: SiteContext): Promise<Response> =>
  receiveMailRequest(c, { name: 'resend', path, shownAgain: ['email'] }, 'resent=1', (email, place) =>
    c.var.services.signUp.resend(email, place)
  )

import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { LocalizedSite } from '../../app/domain/sites/sites.ts'
import { closedNotice } from '../../app/features/region-notices/closed-notice.ts'
import { acceptedVersions } from '../../app/features/sign-up/accepted-versions.ts'
import { checkSignUp } from '../../app/features/sign-up/check-form.ts'
import { signUpFields } from '../../app/features/sign-up/sign-up.schema.ts'
import { signUpAddress, signUpSite } from '../../app/features/sign-up/sign-up-site.ts'
import { widerNetwork } from '../../app/site/geolocation/ip-range.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { countryName } from '../../app/site/regions/footer-regions.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { isCommonPassword } from '../accounts/common-password.ts'
import type { Confirmation } from '../accounts/sign-up-service.ts'
import { json, redirect, refuse as refuseCall } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { mayBeReached } from '../mail/mail-transport.ts'
import { type PostedForm, receiveForm, receiveMailRequest } from './posted-form.ts'

/** The `Idempotency-Key`, and its faults for the 4xx. */
const keyHeader = 'Idempotency-Key'
const keyForm = /^[\x21-\x7e]{16,128}$/
const keyFaults = {
  form: `The header '${keyHeader}' must have 16 to 128 visible ASCII characters`,
  reused: `The header '${keyHeader}' has come with another body in the last 24 hours`
} as const

const path = '/download/'
const form = { name: 'sign-up', path, shownAgain: signUpFields.filter(field => field !== 'password') }

/**
 * POST /api/sign-up: "201; 400 `{errors:{field: message}}`; 403 where the country rule forbids; 409-free; 429 with Retry-After." The same `Idempotency-Key`
 * with the same body gets the same 201 for 24 hours, and makes nothing twice.
 */
export const answerSignUp = (c: SiteContext): Promise<Response> =>
  receiveForm(c, form, async posted => {
    const { facts, settings, services, visitor, content, now } = c.var
    const { audience } = visitor
    if (audience.signUp !== 'open') return refuse(c, posted, audience.signUp)
    const { values, faults } = checkSignUp(posted.values)
    if (faults) return posted.fail(400, faults)
    if (isCommonPassword(values.password)) return posted.fail(400, { password: 'sign-up.password-common' })
    if (!mayBeReached(values.email, settings.environment)) return posted.fail(400, { email: 'sign-up.email-letters' })
    const key = c.req.header(keyHeader)
    if (key !== undefined && !keyForm.test(key)) return refuseCall(c, 400, keyFaults.form)
    const attempt = key === undefined ? null : { key, sent: writtenOut(facts.siteId, posted.values) }
    const seen = attempt ? await services.signUp.seen(attempt) : 'new'
    if (seen === 'same') return posted.done('joined=1', 201)
    if (seen === 'other') return refuseCall(c, 422, keyFaults.reused)
    const wait = await services.signUp.limit('sign-up', visitor.address)
    if (wait !== null) return posted.fail(429, { form: 'sign-up.too-many' }, wait)
    const registration = {
      ...values,
      siteId: facts.siteId,
      locale: posted.locale,
      country: visitor.location.countryKey,
      minimumAge: audience.minimumAge,
      ...acceptedVersions(content, now)
    }
    const outcome = await services.signUp.register(registration, {
      attempt,
      network: widerNetwork(visitor.address),
      gone: c.req.raw.signal
    })
    if (outcome === 'other') return refuseCall(c, 422, keyFaults.reused)
    return posted.done('joined=1', 201)
  })

/** All that was sent, whatever the order of its fields. */
const writtenOut = (siteId: SiteId, values: PostedForm['values']): string =>
  JSON.stringify([siteId, ...Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))])

/** Where the country's rule forbids it: the 403 screen. On a site that is not the visitor's: the page again, "with the right site named". */
function refuse(c: SiteContext, posted: PostedForm, why: 'refused' | 'elsewhere'): Response | Promise<Response> {
  if (why === 'elsewhere' && !posted.asJson) return posted.fail(403, {})
  const { facts, settings, visitor, content, now } = c.var
  const { siteId } = facts
  const { t, locale } = posted
  const { countryKey } = visitor.location
  const closed = closedNotice({ t, siteId, locale, content, audience: () => visitor.audience, asOf: () => now })
  const elsewhere = closed ?? t('sign-up.elsewhere-text', { region: countryName(siteId, locale) })
  const reason = why === 'refused' ? t('sign-up.refused-text') : elsewhere
  const right = signUpSite({ siteId, locale, countryKey, records: content.countryRules, now })
  if (!right) return posted.refuse(reason)
  const site = countryName(right.siteId, locale)
  const more = {
    site: right.siteId,
    url: signUpAddress(right, siteId, settings.environment),
    urlText: t('sign-up.right-site-link', { site })
  }
  return posted.refuse(`${reason} ${t('sign-up.right-site', { site })}`, { right, more })
}

/** GET /api/sign-up/confirm?token=: 303 to a page with a button, or to one that says what came of the link before. It changes nothing: scanners of mails follow links. */
export async function answerConfirmLink(c: SiteContext): Promise<Response> {
  const { facts, services } = c.var
  const token = new URLSearchParams(facts.search).get('token') ?? ''
  const read = await services.signUp.readConfirmation(token)
  if (read.outcome !== 'waiting') return goToOutcome(c, read, detectLocale(facts))
  return redirect(c, 303, `${downloadPage(c, read)}?${new URLSearchParams({ token })}`, true)
}

/** The language of the sign-up that a link confirms. */
const localeOfLink =
  ({ var: { services } }: SiteContext) =>
  async ({ token = '' }: PostedForm['values']): Promise<Locale | null> => {
    const read = await services.signUp.readConfirmation(token)
    return read.outcome === 'invalid' ? null : read.locale
  }

/** POST /api/sign-up/confirm `token`, `password`: confirms the sign-up of this password, and shows it on the download page of its site and language. */
export const answerConfirm = (c: SiteContext): Promise<Response> =>
  receiveForm(c, { name: 'confirm', path, shownAgain: ['token'], localeOf: localeOfLink(c) }, async posted => {
    const { token = '', password = '' } = posted.values
    const { services, visitor } = c.var
    const sending = { network: widerNetwork(visitor.address), gone: c.req.raw.signal }
    const confirmation = await services.signUp.confirm(token, password, sending)
    if (confirmation.outcome === 'other-password') return posted.fail(400, { password: 'sign-up.other-password' })
    if (confirmation.outcome === 'too-many')
      return posted.fail(429, { form: 'sign-up.too-many-mails' }, confirmation.retryAfter)
    if (!posted.asJson) return goToOutcome(c, confirmation, posted.locale)
    return confirmation.outcome === 'confirmed' ? json(c, {}) : posted.refuse(posted.t('sign-up.link-over'))
  })

/** An invalid link names no site and no language: `locale` is then the visitor's. */
function goToOutcome(c: SiteContext, confirmation: Confirmation, locale: Locale): Response {
  const { outcome } = confirmation
  const site = outcome === 'invalid' ? { siteId: c.var.facts.siteId, locale } : confirmation
  return redirect(c, 303, `${downloadPage(c, site)}?confirm=${outcome === 'confirmed' ? 'done' : outcome}`, true)
}

function downloadPage({ var: { facts, settings } }: SiteContext, { siteId, locale }: LocalizedSite): string {
  const origin = siteId === facts.siteId ? '' : siteOrigin(siteId, settings.environment)
  return `${origin}${pagePath(siteId, locale, path)}`
}

/** POST /api/sign-up/resend: the confirmation mail again. */
export const answerResend = (c: SiteContext): Promise<Response> =>
  receiveMailRequest(c, { name: 'resend', path, shownAgain: ['email'] }, 'resent=1', (email, site) =>
    c.var.services.signUp.resend(email, site)
  )

import { formAnswers } from '../../app/features/sign-up/form-answers.data.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { isLocale, type Locale } from '../../app/site/locales/locale.ts'
import type { MessageKey, Translate } from '../../app/site/messages/translate.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import { hasLocale, siteOf } from '../../app/site/regions/sites.ts'
import type { ApiCall } from '../api-call.ts'
import { faultWithoutWords } from '../http/fault-without-words.ts'
import { isForeign } from '../http/own-origin.ts'
import { FormError, readForm } from '../http/read-form.ts'
import { sendJson, sendRedirect } from '../http/send.ts'
import { answerForm, answerRefusal } from '../pages/answer-page.ts'
import { PasswordQueueFull } from '../sign-up/password.ts'
import type { SignUpService } from '../sign-up/sign-up-service.ts'
import { translatorOf } from '../translator.ts'
import { visitorAddress } from '../visitor-location.ts'

/** A call that needs registrations. */
export type SignUpCall = Omit<ApiCall, 'services'> & { services: { signUp: SignUpService } }

/** A form that has come: what it holds, in which language to answer it, and how. */
export type PostedForm = {
  values: Readonly<Record<string, string>>
  /** Whether the answer is read by a program. */
  asJson: boolean
  /** The address of the visitor, to count by. */
  address: string
  /** The language of the page that the form is on. */
  locale: Locale
  t: Translate
  /** Goes on to the page with this query, or says to a program that it was done. */
  done(query: string, status: 201 | 202): number
  /** Shows the form again with what is wrong. Retry-After in seconds, where waiting helps. */
  fail(
    status: 400 | 403 | 429 | 500 | 503,
    errors: Readonly<Record<string, MessageKey>>,
    retryAfter?: number
  ): Promise<number>
  /** Says no: as the error screen, or to a program in these words, with whatever else helps it. */
  refuse(status: 403 | 500, message: string, more?: Readonly<Record<string, string>>): Promise<number>
}

type FormOf = {
  /** What its page knows the form by. */
  name: string
  /** The path of the page that it stands on. */
  path: string
  /** What may be shown again of what was typed. */
  kept: readonly string[]
}

/** Nobody is there to answer; nginx's number for it, in the metrics alone. */
const clientClosedRequest = 499

/** "Cross-site posts are refused." */
const crossSite = 'The form was sent from another site'

/**
 * Receives a form, by a browser or by a program: refuses what comes from another site, reads it, and answers what goes wrong unexpectedly with the text of the
 * specification ("contact customer service for help"). Nothing of what was typed reaches the log. Out: the status that was sent.
 */
export async function receiveForm(
  call: SignUpCall,
  of: FormOf,
  answer: (form: PostedForm) => Promise<number>
): Promise<number> {
  const { request, response, facts, pages } = call
  const { environment, logger } = pages.renderer.settings
  const form = await openForm(call, of)
  const { origin, host } = request.headers
  const sender = {
    origin,
    host,
    fetchSite: one(request.headers['sec-fetch-site']),
    forwardedProto: one(request.headers['x-forwarded-proto']),
    siteOrigin: siteOrigin(facts.siteId, environment),
    publicScheme: environment.PUBLIC_SCHEME
  }
  if (isForeign(sender)) return form.opened({}).refuse(403, crossSite)
  let values: Record<string, string>
  try {
    values = await readForm(request)
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    const { status, message } = error
    return sendJson(response, status, { statusCode: status, message, fatal: false })
  }
  const posted = form.opened(values)
  try {
    return await answer(posted)
  } catch (error) {
    if (response.destroyed) return clientClosedRequest
    if (error instanceof PasswordQueueFull) return posted.fail(503, { form: formAnswers.busy }, error.retryAfterSeconds)
    logger.error({ fault: faultWithoutWords(error), form: of.name }, 'a form could not be answered')
    return response.headersSent ? response.statusCode : posted.fail(500, { form: formAnswers.unexpected })
  }
}

async function openForm({ request, response, facts, pages }: SignUpCall, { name, path, kept }: FormOf) {
  const { settings } = pages.renderer
  const build = await settings.build()
  const asJson = facts.acceptsJson || (request.headers['content-type'] ?? '').startsWith('application/json')
  const address = visitorAddress(request, settings.environment)
  const opened = (values: Readonly<Record<string, string>>): PostedForm => {
    const locale = localeOfPage(facts.siteId, values.page) ?? detectLocale(facts)
    const t = translatorOf(build, locale)
    const pathname = pagePath(facts.siteId, locale, path)
    return {
      values,
      asJson,
      address,
      locale,
      t,
      done: (query, status) =>
        asJson
          ? sendJson(response, status, {})
          : sendRedirect(response, 303, `${pathname}?${query}`, { private: true }),
      fail(status, errors, retryAfter) {
        const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
        if (asJson) return Promise.resolve(sendJson(response, status, inWords(status, errors, t), headers))
        for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
        const shown = Object.fromEntries(kept.flatMap(field => (values[field] ? [[field, values[field]]] : [])))
        return answerForm(request, response, pages, pathname, { name, status, values: shown, errors })
      },
      refuse: async (status, message, more = {}) =>
        asJson
          ? sendJson(response, status, { statusCode: status, message, fatal: false, ...more })
          : answerRefusal(request, response, pages, pathname, { status, message })
    }
  }
  return { opened }
}

/** "400 `{errors:{field: message}}`"; what concerns the whole call is a message, as every error of the site is. */
function inWords(statusCode: number, errors: Readonly<Record<string, MessageKey>>, t: Translate) {
  const { form } = errors
  if (form) return { statusCode, message: t(form), fatal: false }
  return { errors: Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)])) }
}

/** The language of the page that a form names as its own; a name that is none of this site’s pages tells nothing. */
function localeOfPage(siteId: SiteId, page: string | undefined): Locale | null {
  const [, prefix] = /^\/(?:([a-z]{2}(?:-[a-z]{2})?)\/)?/.exec(page ?? '') ?? []
  if (prefix && isLocale(prefix)) return hasLocale(siteId, prefix) ? prefix : null
  return page?.startsWith('/') ? siteOf(siteId).locales[0] : null
}

const one = (header: string | string[] | undefined): string | undefined => [header].flat()[0]

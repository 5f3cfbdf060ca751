import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { isLocale, type Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { hasLocale, type LocalizedSite, siteOf } from '../../app/domain/sites/sites.ts'
import { checkEmail } from '../../app/features/sign-up/check-form.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import type { MessageKey, Translate } from '../../app/site/messages/translate.ts'
import type { FormState } from '../../app/site/page/visit.ts'
import { PasswordQueueFull } from '../accounts/password.ts'
import { json, redirect, refuse } from '../http/answers.ts'
import { faultWithoutWords } from '../http/fault-without-words.ts'
import { crossSite, isCrossSite } from '../http/own-origin.ts'
import { readForm } from '../http/read-form.ts'
import type { SiteContext } from '../http/site-context.ts'
import { answerForm, answerRefusal } from '../pages/answer-page.ts'
import { translatorOf } from '../pages/translator.ts'
import type { AppBuild } from '../platform/builds.ts'

type FormOf = {
  /** The name by which its page knows the form. */
  name: string
  /** The path of the page that it is on. */
  path: string
  /** The fields whose values the form shows again. */
  shownAgain: readonly string[]
  /** The language of a form that names no page; null where nothing tells it. */
  localeOf?: (values: PostedForm['values']) => Promise<Locale | null>
}

/** The client has gone: nginx's number for it, in the metrics alone. */
const clientClosedRequest = 499

/** Receives a form: refuses other sites' posts, reads it, answers unexpected faults ("contact customer service for help"). Nothing typed is logged. */
export async function receiveForm(
  c: SiteContext,
  of: FormOf,
  answer: (form: PostedForm) => Response | Promise<Response>
): Promise<Response> {
  const build = await c.var.settings.build()
  if (isCrossSite(c)) return postedForm(c, build, of, {}).refuse(crossSite)
  const values = await readForm(c.env.incoming)
  const posted = postedForm(c, build, of, values, values.page ? null : await of.localeOf?.(values))
  try {
    return await answer(posted)
  } catch (error) {
    if (c.req.raw.signal.aborted) return new Response(null, { status: clientClosedRequest })
    if (error instanceof PasswordQueueFull) return posted.fail(503, { form: 'sign-up.busy' }, error.retryAfterSeconds)
    c.var.settings.logger.error(
      { requestId: c.var.requestId, fault: faultWithoutWords(error), form: of.name },
      'a form could not be answered'
    )
    return c.env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : posted.fail(500, { form: 'sign-up.unexpected' })
  }
}

/** Receives a form that asks for a mail; the answer is the same for known and unknown addresses. `query` tells the page that it is done. */
export const receiveMailRequest = (
  c: SiteContext,
  of: FormOf & { name: 'resend' | 'your-data' },
  query: string,
  send: (email: string, site: LocalizedSite) => Promise<void>
): Promise<Response> =>
  receiveForm(c, of, async posted => {
    const { facts, services, visitor } = c.var
    const { values, faults } = checkEmail(posted.values)
    if (faults) return posted.fail(400, faults)
    const wait = await services.signUp.limit(of.name, visitor.address)
    if (wait !== null) return posted.fail(429, { form: 'sign-up.too-many-mails' }, wait)
    await send(values.email, { siteId: facts.siteId, locale: posted.locale })
    return posted.done(query, 202)
  })

/** A form that has come: its values, the language of the answer, and the ways to answer. */
export type PostedForm = ReturnType<typeof postedForm>
type Answered = Response | Promise<Response>
type Errors = Readonly<Record<string, MessageKey>>
type Help = { more?: object; right?: LocalizedSite | null }

function postedForm(
  c: SiteContext,
  build: AppBuild,
  { name, path, shownAgain }: FormOf,
  values: Readonly<Record<string, string>>,
  localeOfForm: Locale | null = null
) {
  const { facts } = c.var
  const asJson = facts.acceptsJson || (c.req.header('content-type') ?? '').startsWith('application/json')
  const locale = localeOfPage(facts.siteId, values.page) ?? localeOfForm ?? detectLocale(facts)
  const t = translatorOf(build, locale)
  const pathname = pagePath(facts.siteId, locale, path)
  return {
    values,
    /** Whether a program reads the answer. */
    asJson,
    /** The language of the page that the form is on. */
    locale,
    t,
    /** Goes on to the page with this query, or tells a program that it was done. */
    done: (query: string, status: 201 | 202): Response =>
      asJson ? json(c, {}, status) : redirect(c, 303, `${pathname}?${query}`, true),
    /** Shows the form again with what is wrong. Retry-After in seconds, where waiting helps. */
    fail(status: FormState['status'], errors: Errors, retryAfter?: number): Answered {
      const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
      if (asJson) return json(c, inWords(status, errors, t), status, headers)
      for (const [header, value] of Object.entries(headers)) c.env.outgoing.setHeader(header, value)
      const shown = Object.fromEntries(shownAgain.flatMap(field => (values[field] ? [[field, values[field]]] : [])))
      return answerForm(c, pathname, { name, status, values: shown, errors })
    },
    /** Refuses with 403 by the error screen, or to a program in these words, with what else helps either. */
    refuse: (message: string, { more, right = null }: Help = {}): Answered =>
      asJson ? refuse(c, 403, message, more) : answerRefusal(c, pathname, { status: 403, message, right })
  }
}

/** "400 `{errors:{field: message}}`"; an error of the whole call is a message, as every error of the site is. */
function inWords(statusCode: number, errors: Errors, t: Translate) {
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

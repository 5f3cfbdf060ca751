import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { type Locale, locales } from '../../app/site/locales/locale.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import type { ApiCall } from '../../server/api-call.ts'
import { isForeign } from '../../server/http/own-origin.ts'
import { FormError, readForm } from '../../server/http/read-form.ts'
import { sendJson } from '../../server/http/send.ts'
import { translatorOf } from '../../server/translator.ts'
import { visitorAddress } from '../../server/visitor-location.ts'
import { deskLimits } from './desk-limits.ts'
import type { SupportDesk } from './support-desk.ts'

/** A call of the desk, where there is one. */
export type DeskCall = ApiCall & { desk: SupportDesk }
export type DeskHandler = (call: DeskCall) => number | Promise<number>

/** Says no, as every call of the site does. Out: the status. */
export const refuse = ({ response }: ApiCall, status: number, message: string, headers: Record<string, string> = {}) =>
  sendJson(response, status, { statusCode: status, message, fatal: false }, headers)

/** Names the field that is wrong: "400 `{errors:{field: message}}`". */
export const refuseField = ({ response }: ApiCall, field: string, message: string) =>
  sendJson(response, 400, { errors: { [field]: message } })

/**
 * Reads what was posted to the desk, and refuses what comes from another site. In: the call, and what to do with the fields. Out: the status that was sent.
 */
export async function receive(
  call: DeskCall,
  act: (fields: Readonly<Record<string, string>>) => number | Promise<number>
): Promise<number> {
  const { request, facts, pages } = call
  const { environment } = pages.renderer.settings
  const { origin, host } = request.headers
  const foreign = isForeign({
    origin,
    host,
    fetchSite: [request.headers['sec-fetch-site']].flat()[0],
    forwardedProto: [request.headers['x-forwarded-proto']].flat()[0],
    siteOrigin: siteOrigin(facts.siteId, environment),
    publicScheme: environment.PUBLIC_SCHEME
  })
  if (foreign) return refuse(call, 403, 'The form was sent from another site')
  try {
    return await act(await readForm(request))
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return refuse(call, error.status, error.message)
  }
}

/** What a person wrote, without the blanks round it. Out: null where it is empty, too long, or holds signs that are no text. */
export function readText(written: string | undefined): string | null {
  const text = (written ?? '').replaceAll('\r\n', '\n').trim()
  const hasControls = [...text].some(
    sign => sign !== '\n' && sign !== '\t' && /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(sign)
  )
  return text.length > 0 && text.length <= deskLimits.characters && !hasControls ? text : null
}

export const textFault = `must have 1 to ${deskLimits.characters} characters, and no control characters`

/** Counts an act of the visitor's network. Out: null where it may go on, else the status of the refusal that was sent. */
export async function tooOften(call: DeskCall, act: Parameters<SupportDesk['limit']>[0]): Promise<number | null> {
  const { environment } = call.pages.renderer.settings
  const seconds = await call.desk.limit(act, visitorAddress(call.request, environment))
  return seconds === null ? null : refuse(call, 429, 'Too many in a short time', { 'Retry-After': String(seconds) })
}

/** A whole number of the query, 0 without it; null where it is something else. */
export function wholeNumber(value: string | null): number | null {
  if (value === null) return 0
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** The language of an answer: the one that is asked for by its code, else the visitor's. */
export async function languageOf(
  { facts, pages }: ApiCall,
  asked: string | null
): Promise<{ lang: Locale; t: Translate }> {
  const named = locales.find(locale => locale === asked)
  const lang = named ?? detectLocale(facts)
  return { lang, t: translatorOf(await pages.renderer.settings.build(), lang) }
}

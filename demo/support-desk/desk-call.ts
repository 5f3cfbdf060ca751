import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import { json, refuse } from '../../server/http/answers.ts'
import { crossSite, isCrossSite } from '../../server/http/own-origin.ts'
import { readForm } from '../../server/http/read-form.ts'
import type { SiteContext } from '../../server/http/site-context.ts'
import { translatorOf } from '../../server/pages/translator.ts'
import type { Conversation } from './conversation.ts'
import { deskLimits } from './desk-limits.ts'
import type { SupportDesk } from './support-desk.ts'

/** Answers a call where there is a desk. */
export type DeskHandler = (c: SiteContext, desk: SupportDesk) => Response | Promise<Response>

/** Names the field that is wrong: "400 `{errors:{field: message}}`". */
export const refuseField = (c: SiteContext, field: string, message: string): Response =>
  json(c, { errors: { [field]: message } }, 400)

/** Reads what was posted to the desk, and refuses what comes from another site. */
export async function receive(
  c: SiteContext,
  act: (fields: Readonly<Record<string, string>>) => Response | Promise<Response>
): Promise<Response> {
  return isCrossSite(c) ? refuse(c, 403, crossSite) : act(await readForm(c.env.incoming))
}

/** What a person wrote, trimmed; null where it is empty, too long, or holds signs that are no text. */
export function readText(written: string | undefined): string | null {
  const text = (written ?? '').replaceAll('\r\n', '\n').trim()
  const hasControls = [...text].some(
    sign => sign !== '\n' && sign !== '\t' && /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(sign)
  )
  return text.length > 0 && text.length <= deskLimits.characters && !hasControls ? text : null
}

export const textFault = `must have 1 to ${deskLimits.characters} characters, and no control characters`

/** Counts an act of the visitor's network; the refusal where it is one too many. */
export async function tooOften(
  c: SiteContext,
  desk: SupportDesk,
  act: Parameters<SupportDesk['limit']>[0]
): Promise<Response | null> {
  const seconds = await desk.limit(act, c.var.visitor.address)
  return seconds === null ? null : refuse(c, 429, 'Too many in a short time', {}, { 'Retry-After': String(seconds) })
}

/** A whole number of the query, 0 without it; null where it is something else. */
export function wholeNumber(value: string | null): number | null {
  if (value === null) return 0
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** The language of an answer: the one that is asked for by its code, else the visitor's. */
export async function languageOf(c: SiteContext, asked: string | null): Promise<{ lang: Locale; t: Translate }> {
  const { facts, settings } = c.var
  const lang = locales.find(locale => locale === asked) ?? detectLocale(facts)
  return { lang, t: translatorOf(await settings.build(), lang) }
}

/** Ends a conversation with the automated reply in its language. */
export async function endConversation(desk: SupportDesk, conversation: Conversation): Promise<void> {
  const { thanks } = await desk.words(conversation.language)
  await desk.conversations.close(conversation, thanks)
}

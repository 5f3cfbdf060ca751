import { customerKey, networkKey } from '../../app/site/geolocation/ip-range.ts'
import { locales } from '../../app/site/locales/locale.ts'
import { shortLocale } from '../../app/site/locales/short-locale.ts'
import { goneSignal } from '../../server/http/gone-signal.ts'
import { sendEmpty, sendJson } from '../../server/http/send.ts'
import { visitorAddress } from '../../server/visitor-location.ts'
import type { Conversation } from './conversations.ts'
import {
  type DeskCall,
  languageOf,
  readText,
  receive,
  refuse,
  refuseField,
  textFault,
  tooOften,
  wholeNumber
} from './desk-call.ts'
import { deskLimits } from './desk-limits.ts'
import { automaticWords } from './desk-words.ts'

/** POST messaging/conversations, `text` and `language`: opens a conversation with its first message. 201 `{token}`; 503 where the desk is full. */
export function answerOpen(call: DeskCall): Promise<number> {
  return receive(call, async ({ text: written, language }) => {
    const text = readText(written)
    if (text === null) return refuseField(call, 'text', textFault)
    const asked = languageCode(language)
    if (asked === null) return refuseField(call, 'language', `must be one of ${locales.join(', ')}`)
    const refused = await tooOften(call, 'open')
    if (refused !== null) return refused
    const { desk, facts, request, pages } = call
    const { lang, t } = await languageOf(call, asked)
    const address = visitorAddress(request, pages.renderer.settings.environment)
    const { welcome } = automaticWords(t)
    const opened = desk.conversations.open({
      siteId: facts.siteId,
      language: lang,
      network: networkKey(address),
      customer: customerKey(address),
      welcome
    })
    if (!opened) return refuse(call, 503, 'The desk is full', { 'Retry-After': '60' })
    desk.conversations.add(opened.conversation, 'visitor', text)
    return sendJson(call.response, 201, { token: opened.token })
  })
}

/** GET messaging/messages?after={id}: what has been written since, at once or as soon as something is, at the latest after 20 s. */
export async function answerMessages(call: DeskCall): Promise<number> {
  const conversation = conversationOf(call)
  if (!conversation) return refuse(call, 404, noConversation)
  const after = wholeNumber(new URLSearchParams(call.facts.search).get('after'))
  if (after === null) return refuseField(call, 'after', 'must be a whole number')
  const news = () => conversation.messages.filter(({ id }) => id > after)
  if (news().length === 0 && conversation.status !== 'closed') {
    const waited = await call.desk.waiting.wait(conversation.id, deskLimits.waitMs, goneSignal(call.response))
    if (!waited) return refuse(call, 429, 'Too many calls wait for this conversation', { 'Retry-After': '5' })
    if (!conversationOf(call)) return refuse(call, 404, noConversation)
  }
  return sendJson(call.response, 200, { status: conversation.status, messages: news() })
}

/** POST messaging/messages, `text`: says something. 204; 409 where the conversation is closed or full. */
export function answerMessage(call: DeskCall): Promise<number> {
  return receive(call, async ({ text: written }) => {
    const conversation = conversationOf(call)
    if (!conversation) return refuse(call, 404, noConversation)
    const text = readText(written)
    if (text === null) return refuseField(call, 'text', textFault)
    const refused = await tooOften(call, 'send')
    if (refused !== null) return refused
    if (!call.desk.conversations.add(conversation, 'visitor', text))
      return refuse(call, 409, 'The conversation is closed')
    return sendEmpty(call.response)
  })
}

/** POST messaging/close: the visitor ends the conversation, and the automated reply says goodbye. 204. */
export function answerClose(call: DeskCall): Promise<number> {
  return receive(call, async () => {
    const conversation = conversationOf(call)
    if (!conversation) return refuse(call, 404, noConversation)
    call.desk.conversations.close(conversation, await goodbye(call, conversation))
    return sendEmpty(call.response)
  })
}

/** POST messaging/clear: the session is forgotten, with all that was said. 204, also where there is none any more. */
export function answerClear(call: DeskCall): Promise<number> {
  return receive(call, () => {
    const conversation = conversationOf(call)
    if (conversation) call.desk.conversations.forget(conversation)
    return sendEmpty(call.response)
  })
}

/** The automated reply that ends a conversation, in its language. */
export async function goodbye(call: DeskCall, { language }: Conversation): Promise<string> {
  return automaticWords((await languageOf(call, language)).t).thanks
}

const noConversation = 'There is no such conversation'

/** The conversation whose token the call carries. */
function conversationOf({ request, desk }: DeskCall): Conversation | null {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '') ?? []
  return token ? desk.conversations.ofToken(token) : null
}

/** `fr` of `fr-FR`, `pt-br` of `pt`; `undefined` stays so; null where it is no language of the desk. */
function languageCode(language: string | undefined): string | null {
  if (language === undefined) return ''
  const [asked] = language.toLowerCase().split('-')
  return locales.find(locale => shortLocale(locale) === asked) ?? null
}

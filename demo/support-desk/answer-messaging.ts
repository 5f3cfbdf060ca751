import { locales, shortLocale } from '../../app/domain/locales/locale.ts'
import { customerKey, networkKey } from '../../app/site/geolocation/ip-range.ts'
import { empty, json, refuse } from '../../server/http/answers.ts'
import type { SiteContext } from '../../server/http/site-context.ts'
import { answerAutomatically } from './answer-automatically.ts'
import { type Conversation, type ShownStatus, shownStatus } from './conversation.ts'
import {
  type DeskHandler,
  endConversation,
  languageOf,
  readText,
  receive,
  refuseField,
  textFault,
  tooOften,
  wholeNumber
} from './desk-call.ts'
import { deskLimits } from './desk-limits.ts'
import type { SupportDesk } from './support-desk.ts'

/** POST messaging/conversations, `text` and `language`: opens a conversation with its first message. 201 `{token}`; 503 where the desk is full. */
export const answerOpen: DeskHandler = (c, desk) =>
  receive(c, async ({ text: written, language }) => {
    const text = readText(written)
    if (text === null) return refuseField(c, 'text', textFault)
    const asked = languageCode(language)
    if (asked === null) return refuseField(c, 'language', `must be one of ${locales.join(', ')}`)
    const refused = await tooOften(c, desk, 'open')
    if (refused) return refused
    const { lang } = await languageOf(c, asked)
    const { address } = c.var.visitor
    const opened = await desk.conversations.open({
      siteId: c.var.facts.siteId,
      language: lang,
      network: desk.hidden(networkKey(address)),
      customer: desk.hidden(customerKey(address)),
      text
    })
    if (!opened) return refuse(c, 503, 'The desk is full', {}, { 'Retry-After': '60' })
    await answerAutomatically(c, desk, { id: opened.id, language: lang }, text)
    return json(c, { token: opened.token }, 201)
  })

/** GET messaging/messages?after={id}: what has been written since, at once or as soon as something is, at the latest after 20 s. */
export const answerMessages: DeskHandler = async (c, desk) => {
  const after = wholeNumber(new URLSearchParams(c.var.facts.search).get('after'))
  const { signal } = c.req.raw
  const until = performance.now() + deskLimits.waitMs
  for (let first: ShownStatus | null = null; ; ) {
    const conversation = await conversationOf(c, desk)
    if (!conversation) return refuse(c, 404, noConversation)
    if (after === null) return refuseField(c, 'after', 'must be a whole number')
    const messages = await desk.conversations.messages(conversation, after)
    const status = shownStatus(conversation, await desk.presence.isThere())
    first ??= status
    const leftMs = until - performance.now()
    const isNews = messages.length > 0 || status !== first || conversation.status === 'closed'
    if (isNews || leftMs <= 0 || desk.waiting.isOver(signal)) return json(c, { status, messages })
    const waited = await desk.waiting.wait(conversation.id, leftMs, signal)
    if (!waited) return refuse(c, 429, 'Too many calls wait for this conversation', {}, { 'Retry-After': '5' })
  }
}

/** POST messaging/messages, `text`: says something. 204; 409 where the conversation is closed or full. */
export const answerMessage: DeskHandler = (c, desk) =>
  receive(c, async ({ text: written }) => {
    const conversation = await conversationOf(c, desk)
    if (!conversation) return refuse(c, 404, noConversation)
    const text = readText(written)
    if (text === null) return refuseField(c, 'text', textFault)
    const refused = await tooOften(c, desk, 'send')
    if (refused) return refused
    if (!(await desk.conversations.add(conversation, 'visitor', text)))
      return refuse(c, 409, 'The conversation is closed')
    await answerAutomatically(c, desk, conversation, text)
    return empty(c)
  })

/** POST messaging/close: the visitor ends the conversation, and the automated reply says goodbye. 204. */
export const answerClose: DeskHandler = (c, desk) =>
  receive(c, async () => {
    const conversation = await conversationOf(c, desk)
    if (!conversation) return refuse(c, 404, noConversation)
    await endConversation(desk, conversation)
    return empty(c)
  })

/** POST messaging/clear: the session is forgotten, with all that was said. 204, also where there is none any more. */
export const answerClear: DeskHandler = (c, desk) =>
  receive(c, async () => {
    const conversation = await conversationOf(c, desk)
    if (conversation) await desk.conversations.forget(conversation)
    return empty(c)
  })

const noConversation = 'There is no such conversation'

/** The conversation whose token the call carries. */
async function conversationOf(c: SiteContext, desk: SupportDesk): Promise<Conversation | null> {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(c.req.header('authorization') ?? '') ?? []
  return token ? desk.conversations.ofToken(token) : null
}

/** `fr` of `fr-FR`, `pt-br` of `pt`; empty where none is asked for; null where it is no language of the desk. */
function languageCode(language: string | undefined): string | null {
  if (language === undefined) return ''
  const [asked] = language.toLowerCase().split('-')
  return locales.find(locale => shortLocale(locale) === asked) ?? null
}

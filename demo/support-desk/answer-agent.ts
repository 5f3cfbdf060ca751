import { countryName } from '../../app/site/regions/footer-regions.ts'
import { empty, json, redirect, refuse } from '../../server/http/answers.ts'
import type { SiteContext } from '../../server/http/site-context.ts'
import { agentCookieOf, sessionOf } from './agent-access.ts'
import { answerAgentWindow, answerSignInPage } from './answer-pages.ts'
import type { AgentNews, Conversation } from './conversation.ts'
import {
  type DeskHandler,
  endConversation,
  languageOf,
  readText,
  receive,
  refuseField,
  textFault,
  wholeNumber
} from './desk-call.ts'
import { deskLimits } from './desk-limits.ts'
import { allConversations, type SupportDesk } from './support-desk.ts'

const ownPage = '/support-desk/agent/'

/** GET agent/: the agent's window, or what asks for the key. */
const answerAgentPage: DeskHandler = async (c, desk) => {
  if (await isAgent(c, desk)) return answerAgentWindow(c)
  desk.agents.prepare()
  return answerSignInPage(c)
}

/** POST agent/sign-in, `key`: opens the window, and gives the cookie of its session. 303; 403 for a wrong key; 429 after too many. */
const answerSignIn: DeskHandler = (c, desk) =>
  receive(c, async ({ key = '' }) => {
    const seconds = await desk.limit('key', c.var.visitor.address)
    if (seconds !== null) {
      c.header('Retry-After', String(seconds))
      return answerSignInPage(c, 'tooManyKeys', 429)
    }
    const session = await desk.agents.signIn(key.trim().slice(0, 200))
    if (!session) return answerSignInPage(c, 'wrongKey', 403)
    c.header('Set-Cookie', agentCookieOf(session, isSecure(c)))
    return redirect(c, 303, ownPage, true)
  })

/** POST agent/sign-out: the session ends, and visitors see at once that the agent has gone. 303. */
const answerSignOut: DeskHandler = (c, desk) =>
  receive(c, async () => {
    const session = sessionOf(c.req.header('cookie'))
    if (session && (await isAgent(c, desk))) {
      await desk.agents.signOut(session)
      await desk.presence.look()
    }
    c.header('Set-Cookie', agentCookieOf(null, isSecure(c)))
    return redirect(c, 303, ownPage, true)
  })

/** GET agent/state?version&conversation: all conversations, and the chosen one's messages, as soon as `version` is not the newest. */
const answerAgentState: DeskHandler = async (c, desk) => {
  const session = sessionOf(c.req.header('cookie'))
  if (!session || !(await isAgent(c, desk))) return refuse(c, 401, noAgent)
  const query = new URLSearchParams(c.var.facts.search)
  const asked = wholeNumber(query.get('version'))
  if (asked === null) return refuseField(c, 'version', 'must be a whole number')
  const { signal } = c.req.raw
  const until = performance.now() + deskLimits.waitMs
  const leave = await desk.presence.arrives(session)
  try {
    for (;;) {
      const version = await desk.version()
      const leftMs = until - performance.now()
      if (version !== asked || leftMs <= 0 || desk.agentsWaiting.isOver(signal))
        return json(c, await newsOf(c, desk, version, query.get('conversation') ?? ''))
      const waited = await desk.agentsWaiting.wait(allConversations, leftMs, signal)
      if (!waited) return refuse(c, 429, 'Too many windows are open', {}, { 'Retry-After': '5' })
      if (!(await isAgent(c, desk))) return refuse(c, 401, noAgent)
    }
  } finally {
    await leave()
  }
}

/** What agents are shown as of a version, which is older than what it names, never newer. */
async function newsOf(c: SiteContext, desk: SupportDesk, version: number, id: string): Promise<AgentNews> {
  const { lang } = await languageOf(c, null)
  const chosen = await desk.conversations.ofId(id)
  const list = await desk.conversations.list()
  return {
    version,
    conversations: list
      .filter(conversation => conversation.status !== 'closed' || conversation.id === chosen?.id)
      .map(({ id, number, siteId, language, status, openedAt, lastText }) => ({
        id,
        number,
        site: countryName(siteId, lang),
        language,
        status,
        openedAt,
        lastText: lastText.slice(0, 80)
      })),
    conversation: chosen && {
      id: chosen.id,
      status: chosen.status,
      messages: await desk.conversations.messages(chosen)
    }
  }
}

/** POST agent/messages, `conversation` and `text`: answers. 204. */
const answerAgentMessage: DeskHandler = (c, desk) =>
  received(c, desk, async (conversation, fields) => {
    const text = readText(fields.text)
    if (text === null) return refuseField(c, 'text', textFault)
    const added = await desk.conversations.add(conversation, 'agent', text)
    return added ? empty(c) : refuse(c, 409, 'The conversation is closed')
  })

/** POST agent/close, `conversation`: ends it with the automated reply. 204. */
const answerAgentClose: DeskHandler = (c, desk) =>
  received(c, desk, async conversation => {
    await endConversation(desk, conversation)
    return empty(c)
  })

/** Reads what an agent posts about a conversation. */
const received = (
  c: SiteContext,
  desk: SupportDesk,
  act: (conversation: Conversation, fields: Readonly<Record<string, string>>) => Response | Promise<Response>
): Promise<Response> =>
  receive(c, async fields => {
    if (!(await isAgent(c, desk))) return refuse(c, 401, noAgent)
    const conversation = await desk.conversations.ofId(fields.conversation ?? '')
    return conversation ? act(conversation, fields) : refuseField(c, 'conversation', 'is not known')
  })

const noAgent = 'The key is needed'

const isAgent = (c: SiteContext, desk: SupportDesk): Promise<boolean> =>
  desk.agents.knows(sessionOf(c.req.header('cookie')))

const isSecure = (c: SiteContext): boolean => c.var.settings.environment.PUBLIC_SCHEME === 'https'

/** What agents ask for, below /support-desk/. */
export const agentHandlers = {
  'agent/': { GET: answerAgentPage },
  'agent/sign-in': { POST: answerSignIn },
  'agent/sign-out': { POST: answerSignOut },
  'agent/state': { GET: answerAgentState },
  'agent/messages': { POST: answerAgentMessage },
  'agent/close': { POST: answerAgentClose }
} as const

import { countryName } from '../../app/site/regions/footer-regions.ts'
import { goneSignal } from '../../server/http/gone-signal.ts'
import { sendEmpty, sendJson, sendRedirect } from '../../server/http/send.ts'
import { visitorAddress } from '../../server/visitor-location.ts'
import { agentCookieOf, sessionOf } from './agent-access.ts'
import type { AgentNews } from './agent-news.ts'
import { goodbye } from './answer-messaging.ts'
import { sendAgentDocument } from './answer-pages.ts'
import {
  type DeskCall,
  languageOf,
  readText,
  receive,
  refuse,
  refuseField,
  textFault,
  wholeNumber
} from './desk-call.ts'
import { deskLimits } from './desk-limits.ts'
import { allConversations } from './support-desk.ts'

/** GET agent/: the agent's window, or what asks for the key. */
export function answerAgentPage(call: DeskCall): Promise<number> {
  const signedIn = isAgent(call)
  if (!signedIn) call.desk.agents.prepare()
  return sendAgentDocument(call, { signedIn })
}

/** POST agent/sign-in, `key`: opens the window, and gives the cookie of its session. 303; 403 for a wrong key; 429 after too many. */
export function answerSignIn(call: DeskCall): Promise<number> {
  return receive(call, async ({ key = '' }) => {
    const { desk, request, response, pages } = call
    const { environment } = pages.renderer.settings
    const seconds = await desk.limit('key', visitorAddress(request, environment))
    if (seconds !== null) {
      response.setHeader('Retry-After', String(seconds))
      return sendAgentDocument(call, { signedIn: false, fault: 'tooManyKeys', status: 429 })
    }
    const session = desk.agents.signIn(key.trim().slice(0, 200))
    if (!session) return sendAgentDocument(call, { signedIn: false, fault: 'wrongKey', status: 403 })
    response.setHeader('Set-Cookie', agentCookieOf(session, environment.PUBLIC_SCHEME === 'https'))
    return sendRedirect(response, 303, '/support-desk/agent/', { private: true })
  })
}

/** POST agent/sign-out: the session ends, and visitors see at once that the agent has gone. 303. */
export function answerSignOut(call: DeskCall): Promise<number> {
  return receive(call, () => {
    const session = sessionOf(call.request.headers.cookie)
    if (session && isAgent(call)) {
      call.desk.agents.signOut(session)
      call.desk.presence.leaves()
    }
    const secure = call.pages.renderer.settings.environment.PUBLIC_SCHEME === 'https'
    call.response.setHeader('Set-Cookie', agentCookieOf(null, secure))
    return sendRedirect(call.response, 303, '/support-desk/agent/', { private: true })
  })
}

/** GET agent/state?version&conversation: all conversations, and the chosen one's messages, as soon as `version` is not the newest. */
export async function answerAgentState(call: DeskCall): Promise<number> {
  if (!isAgent(call)) return refuse(call, 401, noAgent)
  const { desk, facts, response } = call
  const query = new URLSearchParams(facts.search)
  const version = wholeNumber(query.get('version'))
  if (version === null) return refuseField(call, 'version', 'must be a whole number')
  const leave = desk.presence.arrives()
  try {
    desk.conversations.list()
    if (version === desk.version()) {
      const waited = await desk.agentsWaiting.wait(allConversations, deskLimits.waitMs, goneSignal(call.response))
      if (!waited) return refuse(call, 429, 'Too many windows are open', { 'Retry-After': '5' })
      if (!isAgent(call)) return refuse(call, 401, noAgent)
    }
    const { lang } = await languageOf(call, null)
    const chosen = desk.conversations.ofId(query.get('conversation') ?? '')
    const news: AgentNews = {
      version: desk.version(),
      conversations: listed(desk.conversations.list(), chosen).map(
        ({ id, number, siteId, language, status, openedAt, messages }) => ({
          id,
          number,
          site: countryName(siteId, lang),
          language,
          status,
          openedAt,
          lastText: messages.at(-1)?.text.slice(0, 80) ?? ''
        })
      ),
      conversation: chosen && { id: chosen.id, status: chosen.status, messages: chosen.messages }
    }
    return sendJson(response, 200, news)
  } finally {
    leave()
  }
}

/** POST agent/messages, `conversation` and `text`: answers. 204. */
export function answerAgentMessage(call: DeskCall): Promise<number> {
  return received(call, (conversation, fields) => {
    const text = readText(fields.text)
    if (text === null) return refuseField(call, 'text', textFault)
    if (!call.desk.conversations.add(conversation, 'agent', text))
      return refuse(call, 409, 'The conversation is closed')
    return sendEmpty(call.response)
  })
}

/** POST agent/close, `conversation`: ends it with the automated reply. 204. */
export function answerAgentClose(call: DeskCall): Promise<number> {
  return received(call, async conversation => {
    call.desk.conversations.close(conversation, await goodbye(call, conversation))
    return sendEmpty(call.response)
  })
}

type Conversation = NonNullable<ReturnType<DeskCall['desk']['conversations']['ofId']>>

/** Reads what an agent posts about a conversation. */
function received(
  call: DeskCall,
  act: (conversation: Conversation, fields: Readonly<Record<string, string>>) => number | Promise<number>
): Promise<number> {
  return receive(call, fields => {
    if (!isAgent(call)) return refuse(call, 401, noAgent)
    const conversation = call.desk.conversations.ofId(fields.conversation ?? '')
    return conversation ? act(conversation, fields) : refuseField(call, 'conversation', 'is not known')
  })
}

/** Those that are open, and the one that the agent looks at even when it is closed. */
const listed = (all: readonly Conversation[], chosen: Conversation | null) =>
  all.filter(conversation => conversation.status !== 'closed' || conversation === chosen)

const noAgent = 'The key is needed'

const isAgent = ({ desk, request }: DeskCall): boolean => desk.agents.knows(sessionOf(request.headers.cookie))

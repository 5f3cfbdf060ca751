import { pageNotFound } from '../../app/site/http/error-messages.ts'
import type { ApiHandler } from '../../server/api-call.ts'
import { sendJson, sendRedirect } from '../../server/http/send.ts'
import { answerRefusal } from '../../server/pages/answer-page.ts'
import {
  answerAgentClose,
  answerAgentMessage,
  answerAgentPage,
  answerAgentState,
  answerSignIn,
  answerSignOut
} from './answer-agent.ts'
import { answerClear, answerClose, answerMessage, answerMessages, answerOpen } from './answer-messaging.ts'
import { answerChatScript, answerDeskFont, answerDeskPage, answerDeskWindow, deskFonts } from './answer-pages.ts'
import { type DeskHandler, refuse } from './desk-call.ts'
import type { SupportDesk } from './support-desk.ts'

/** The addresses of the desk, below /support-desk/, each with its methods. */
const handlers: Readonly<Record<string, { GET?: DeskHandler; POST?: DeskHandler }>> = {
  '': { GET: answerDeskPage },
  'window/': { GET: answerDeskWindow },
  'capacity.json': { GET: answerCapacity },
  'chat.js': { GET: answerChatScript },
  ...Object.fromEntries(deskFonts.map(name => [`fonts/${name}`, { GET: answerDeskFont }])),
  'messaging/conversations': { POST: answerOpen },
  'messaging/messages': { GET: answerMessages, POST: answerMessage },
  'messaging/close': { POST: answerClose },
  'messaging/clear': { POST: answerClear },
  'agent/': { GET: answerAgentPage },
  'agent/sign-in': { POST: answerSignIn },
  'agent/sign-out': { POST: answerSignOut },
  'agent/state': { GET: answerAgentState },
  'agent/messages': { POST: answerAgentMessage },
  'agent/close': { POST: answerAgentClose }
}
const root = '/support-desk/'

/** /support-desk/*: the embedded support desk; 404 where no site uses it. */
export const supportDeskHandler =
  (desk: SupportDesk | null): ApiHandler =>
  call => {
    const { request, response, facts, pages } = call
    const path = facts.pathname.slice(root.length)
    const methods = Object.hasOwn(handlers, path) ? handlers[path] : undefined
    const slashed = `${path}/`
    if (desk && !facts.pathname.startsWith(root)) return sendRedirect(response, 301, root, { private: false })
    if (desk && !methods && Object.hasOwn(handlers, slashed) && facts.method !== 'POST')
      return sendRedirect(response, 301, `${root}${slashed}`, { private: false })
    if (!desk || !methods) {
      const message = pageNotFound(`${facts.pathname}${facts.search}`)
      return facts.acceptsJson || facts.method === 'POST'
        ? refuse(call, 404, message)
        : answerRefusal(request, response, pages, facts.pathname, { status: 404, message })
    }
    const handler = methods[facts.method === 'POST' ? 'POST' : 'GET']
    if (handler) return handler({ ...call, desk })
    return refuse(call, 405, 'Method not allowed', { Allow: methods.GET ? 'GET, HEAD' : 'POST' })
  }

/** "GET configured chat-capacity URL: {hasCapacity: boolean}": true while an agent's window is open. Other sites' pages may read it. */
function answerCapacity({ response, desk }: Parameters<DeskHandler>[0]): number {
  return sendJson(response, 200, { hasCapacity: desk.hasCapacity() }, { 'Access-Control-Allow-Origin': '*' })
}

import { pageNotFound } from '../../app/site/http/error-messages.ts'
import type { ApiCall } from '../api-call.ts'
import { sendJson, sendRedirect } from '../http/send.ts'
import { answerRefusal } from '../pages/answer-page.ts'
import { type DeskHandler, refuse } from '../support-desk/desk-call.ts'
import {
  answerAgentClose,
  answerAgentMessage,
  answerAgentPage,
  answerAgentState,
  answerSignIn,
  answerSignOut
} from './support-desk-agent.ts'
import { answerClear, answerClose, answerMessage, answerMessages, answerOpen } from './support-desk-messaging.ts'
import { answerDeskFile, answerDeskPage, answerDeskWindow, deskFiles } from './support-desk-pages.ts'

/** The addresses of the desk, below /support-desk/, each with its methods. */
const handlers: Readonly<Record<string, { GET?: DeskHandler; POST?: DeskHandler }>> = {
  '': { GET: answerDeskPage },
  'window/': { GET: answerDeskWindow },
  'capacity.json': { GET: answerCapacity },
  ...Object.fromEntries(Object.keys(deskFiles).map(name => [name, { GET: answerDeskFile }])),
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

/** /support-desk/*: the embedded support desk; 404 where no site uses it. Out: the status. */
export async function answerSupportDesk(call: ApiCall): Promise<number> {
  const { request, response, facts, pages, services } = call
  const { supportDesk: desk } = services
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

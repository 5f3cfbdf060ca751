import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { json, redirect, refuse } from '../../server/http/answers.ts'
import type { SiteHandler } from '../../server/http/site-context.ts'
import { answerRefusal } from '../../server/pages/answer-page.ts'
import { agentHandlers } from './answer-agent.ts'
import { answerClear, answerClose, answerMessage, answerMessages, answerOpen } from './answer-messaging.ts'
import { answerChatScript, answerDeskFont, answerDeskPage, answerDeskWindow, deskFonts } from './answer-pages.ts'
import type { DeskHandler } from './desk-call.ts'
import type { SupportDesk } from './support-desk.ts'

/** "GET configured chat-capacity URL: {hasCapacity: boolean}": true while there is room, for automatic answers never leave. Other sites' pages may read it. */
const answerCapacity: DeskHandler = async (c, desk) =>
  json(c, { hasCapacity: await desk.hasCapacity() }, 200, { 'Access-Control-Allow-Origin': '*' })

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
  ...agentHandlers
}
const root = '/support-desk/'

/** /support-desk/*: the embedded support desk; 404 where no site uses it. */
export const supportDeskHandler =
  (desk: SupportDesk | null): SiteHandler =>
  c => {
    const { pathname, search, method, acceptsJson } = c.var.facts
    const path = pathname.slice(root.length)
    const methods = Object.hasOwn(handlers, path) ? handlers[path] : undefined
    const slashed = `${path}/`
    const isPost = method === 'POST'
    if (desk && !pathname.startsWith(root)) return redirect(c, 301, root)
    if (desk && !methods && Object.hasOwn(handlers, slashed) && !isPost) return redirect(c, 301, `${root}${slashed}`)
    if (!desk || !methods) {
      const message = pageNotFound(`${pathname}${search}`)
      return acceptsJson || isPost ? refuse(c, 404, message) : answerRefusal(c, pathname, { status: 404, message })
    }
    const handler = methods[isPost ? 'POST' : 'GET']
    if (handler) return handler(c, desk)
    return refuse(c, 405, 'Method not allowed', {}, { Allow: methods.GET ? 'GET, HEAD' : 'POST' })
  }

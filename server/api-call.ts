import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestFacts } from './http/request-facts.ts'
import type { PageAnswering } from './pages/answer-page.ts'
import type { SiteServices } from './site-services.ts'

/** One call: node's request and response, what the request says, and what the site has to answer it with. */
export type ApiCall = {
  request: IncomingMessage
  response: ServerResponse
  facts: RequestFacts
  pages: PageAnswering
  services: SiteServices
}

/** Answers a call. Out: the status that was sent. */
export type ApiHandler = (call: ApiCall) => number | Promise<number>

export type ApiRoute = readonly [method: 'GET' | 'POST', path: string, handler: ApiHandler]

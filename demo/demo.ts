import type { ApiRoute } from '../server/http/site-context.ts'
import { answerSampleClient } from './sample-client/answer-sample-client.ts'
import { answerSampleScript } from './sample-scripts/answer-sample-script.ts'
import { answerSupportDesk } from './support-desk/answer-support-desk.ts'

/** The stand-ins of the demo, which an operator replaces by settings. */
export const demoRoutes: readonly ApiRoute[] = [
  ['GET', '/sample-scripts/*', answerSampleScript],
  ['GET', '/sample-client/*', answerSampleClient],
  ['GET', '/support-desk/*', answerSupportDesk]
]

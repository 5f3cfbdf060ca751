import type { Storage } from '../server/accounts/open-storage.ts'
import type { ApiRoute } from '../server/http/site-context.ts'
import type { RendererSettings } from '../server/pages/page-renderer.ts'
import { answerSampleClient } from './sample-client/answer-sample-client.ts'
import { answerSampleScript } from './sample-scripts/answer-sample-script.ts'
import { supportDeskHandler } from './support-desk/answer-desk.ts'
import { createSupportDesk } from './support-desk/support-desk.ts'

/** The stand-ins of the demo, which an operator replaces by settings. `stopping` aborts when the process begins to stop: open calls are answered then. */
export function demoRoutes(settings: RendererSettings, storage: Storage, stopping: AbortSignal): readonly ApiRoute[] {
  const answerSupportDesk = supportDeskHandler(createSupportDesk(settings, storage, stopping))
  return [
    ['GET', '/sample-scripts/*', answerSampleScript],
    ['GET', '/sample-client/*', answerSampleClient],
    ['GET', '/support-desk/*', answerSupportDesk],
    ['POST', '/support-desk/*', answerSupportDesk]
  ]
}

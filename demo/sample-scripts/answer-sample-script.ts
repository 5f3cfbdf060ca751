import { readFile } from 'node:fs/promises'
import { sampleScripts, tagSettings } from '../../app/features/tracking/tag-settings.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import type { ApiCall } from '../../server/api-call.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { sendJson } from '../../server/http/send.ts'

const files = { analytics: 'analytics.js', tagManager: 'tag-manager.js' } as const

/** GET /sample-scripts/{analytics|tag-manager}.js: a script that stands for a service while its id is not set; it says what it is. Else 404. Out: the status. */
export async function answerSampleScript({ request, response, facts, pages }: ApiCall): Promise<number> {
  const { environment } = pages.renderer.settings
  const { pathname, search } = facts
  const tags = tagSettings(environment)
  const name = (['analytics', 'tagManager'] as const).find(
    tag => sampleScripts[tag] === pathname && tags[tag].id === null
  )
  if (!name)
    return sendJson(response, 404, { statusCode: 404, message: pageNotFound(`${pathname}${search}`), fatal: false })
  const script = await readFile(`demo/sample-scripts/files/${files[name]}`)
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': script.length,
    'Cache-Control': 'no-cache',
    ...securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' })
  })
  response.end(request.method === 'HEAD' ? undefined : script)
  return 200
}

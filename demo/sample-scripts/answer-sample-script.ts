import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { tagSettings } from '../../app/features/tracking/tag-settings.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { refuse, send } from '../../server/http/answers.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import type { SiteContext } from '../../server/http/site-context.ts'

/** GET /sample-scripts/{analytics|tag-manager}.js: a script that stands for a service while its id is not set; it says what it is. Else 404. */
export async function answerSampleScript(c: SiteContext): Promise<Response> {
  const { facts, settings } = c.var
  const { environment } = settings
  const { pathname, search } = facts
  const isSample = Object.values(tagSettings(environment)).some(({ id, src }) => id === null && src === pathname)
  if (!isSample) return refuse(c, 404, pageNotFound(`${pathname}${search}`))
  const script = await readFile(`demo/sample-scripts/files/${basename(pathname)}`)
  return send(c, script, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' })
  })
}

import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { send } from './answers.ts'
import { forOtherSites } from './security-headers.ts'
import type { SiteEnv, SiteHandler } from './site-context.ts'

const lookAgainMs = 1000

const headers = [
  ['Cache-Control', 'public, max-age=31536000, immutable'],
  ['Vary', 'Accept-Encoding'],
  ['Accept-Ranges', 'bytes'],
  ['Access-Control-Allow-Origin', '*'],
  ...Object.entries(forOtherSites)
] as const

/** One range, which is answered by itself; the answer to several ranges, to an invalid one, and to `If-Range` is the whole file. */
const oneRange = /^bytes=(\d+-\d*|-\d+)$/

/** Serves the browser files of this build and former ones. `look` finds their folders, newer ones too: another process may serve a newer build. */
export function createStaticFiles(look: () => Promise<readonly string[]>): SiteHandler {
  const servers = new Map<string, MiddlewareHandler<SiteEnv>>()
  let present: Promise<readonly string[]> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  function lookNow(): Promise<readonly string[]> {
    const looking = look()
    present = looking
    // The next request looks again.
    looking.catch(() => {
      present = undefined
    })
    return looking
  }

  /** A request for a file that is missing has the folders read again, at most once a second. */
  function foldersNow(): Promise<readonly string[]> {
    if (present && performance.now() - lookedAt <= lookAgainMs) return present
    lookedAt = performance.now()
    return lookNow()
  }

  function serverOf(root: string): MiddlewareHandler<SiteEnv> {
    const known = servers.get(root) ?? serveStatic<SiteEnv>({ root, precompressed: true })
    servers.set(root, known)
    return known
  }

  return async c => {
    const find = async (among: readonly string[]) => {
      for (const folder of among) {
        const found = await serverOf(folder)(c, async () => {})
        if (found) return found
      }
      return null
    }
    if (!oneRange.test(c.req.header('range') ?? '') || c.req.header('if-range')) c.req.raw.headers.delete('range')
    const isAsset = /^\/assets\/[\w./-]+\.(js|css|json|svg|webp|avif|png|jpg|ico|woff2)$/.test(c.req.path)
    const found = isAsset ? ((await find(await (present ?? lookNow()))) ?? (await find(await foldersNow()))) : null
    for (const [name, value] of found ? headers : []) found?.headers.set(name, value)
    if (found && isUnchanged(found, c.req.header('if-modified-since'))) {
      await found.body?.cancel()
      return c.body(null, 304, Object.fromEntries(found.headers))
    }
    return found ?? send(c, 'No such file', { 'Content-Type': 'text/plain; charset=utf-8' }, 404)
  }
}

const isUnchanged = ({ status, headers }: Response, since = ''): boolean =>
  status === 200 && Date.parse(since) >= Date.parse(headers.get('last-modified') ?? '')
